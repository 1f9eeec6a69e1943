#!/usr/bin/env bash
# Signs and notarises the disk image. MACOS_CERTIFICATE is a base64 .p12 and MACOS_PASSWORD its password; the three
# NOTARY_ variables are an Apple account, its team and a password made for this purpose.
set -euo pipefail
cd "$(dirname "$0")/../.."
keychain="${RUNNER_TEMP:-/tmp}/sevens.keychain-db"
certificate="${RUNNER_TEMP:-/tmp}/sevens.p12"
printf '%s' "$MACOS_CERTIFICATE" | base64 --decode >"$certificate"
security create-keychain -p "" "$keychain"
security unlock-keychain -p "" "$keychain"
security list-keychains -d user -s "$keychain"
security import "$certificate" -k "$keychain" -P "$MACOS_PASSWORD" -T /usr/bin/codesign
security set-key-partition-list -S apple-tool:,apple: -s -k "" "$keychain"
rm -f "$certificate"
identity=$(security find-identity -v -p codesigning "$keychain" | awk 'NR==1 {print $2}')
codesign --force --deep --options runtime --timestamp --entitlements packaging/macos/entitlements.plist \
  --keychain "$keychain" --sign "$identity" dist/Sevens.app
image=$(ls dist/*.dmg)
rm -f "$image"
.venv/bin/python -m dmgbuild -s packaging/macos/dmg_settings.py -D app=dist/Sevens.app Sevens "$image"
codesign --force --timestamp --keychain "$keychain" --sign "$identity" "$image"
if [ -n "${NOTARY_APPLE_ID:-}" ]; then
  xcrun notarytool submit "$image" --wait \
    --apple-id "$NOTARY_APPLE_ID" --team-id "$NOTARY_TEAM" --password "$NOTARY_PASSWORD"
  xcrun stapler staple "$image"
fi
