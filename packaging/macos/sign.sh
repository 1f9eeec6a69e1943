#!/usr/bin/env bash
# Signs and notarises the disk image. MACOS_CERTIFICATE is a base64 .p12, NOTARY_KEY the name of a stored notary profile.
set -euo pipefail
cd "$(dirname "$0")/../.."
keychain="${RUNNER_TEMP:-/tmp}/sevens.keychain-db"
certificate="${RUNNER_TEMP:-/tmp}/sevens.p12"
printf '%s' "$MACOS_CERTIFICATE" | base64 --decode >"$certificate"
security create-keychain -p "" "$keychain"
security unlock-keychain -p "" "$keychain"
security import "$certificate" -k "$keychain" -P "$MACOS_PASSWORD" -T /usr/bin/codesign
security set-key-partition-list -S apple-tool:,apple: -s -k "" "$keychain"
identity=$(security find-identity -v -p codesigning "$keychain" | awk 'NR==1 {print $2}')
rm -f "$certificate"
codesign --force --deep --options runtime --timestamp --keychain "$keychain" --sign "$identity" dist/Sevens.app
image=$(ls dist/*.dmg)
rm -f "$image"
python -m dmgbuild -s packaging/macos/dmg_settings.py -D app=dist/Sevens.app Sevens "$image"
codesign --force --timestamp --keychain "$keychain" --sign "$identity" "$image"
if [ -n "${NOTARY_KEY:-}" ]; then
  xcrun notarytool submit "$image" --keychain-profile "$NOTARY_KEY" --wait
  xcrun stapler staple "$image"
fi
