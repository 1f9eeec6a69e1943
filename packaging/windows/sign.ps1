# Signs the installer. WINDOWS_CERTIFICATE is a base64 .pfx, WINDOWS_PASSWORD its password.
$ErrorActionPreference = "Stop"
$certificate = Join-Path $env:RUNNER_TEMP "sevens.pfx"
[IO.File]::WriteAllBytes($certificate, [Convert]::FromBase64String($env:WINDOWS_CERTIFICATE))
try {
    $tool = Get-ChildItem "${env:ProgramFiles(x86)}\Windows Kits\10\bin\*\x64\signtool.exe" | Select-Object -Last 1
    Get-ChildItem dist\*-setup.exe | ForEach-Object {
        & $tool.FullName sign /f $certificate /p $env:WINDOWS_PASSWORD /fd SHA256 /tr http://timestamp.digicert.com /td SHA256 $_.FullName
        if ($LASTEXITCODE -ne 0) { throw "signtool failed" }
    }
} finally {
    Remove-Item $certificate
}
