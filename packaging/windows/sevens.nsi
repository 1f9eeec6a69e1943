; Installs Sevens for one person, without asking for rights. An older version is replaced; games and settings stay.
; windows_packages.py compiles it: makensis -INPUTCHARSET UTF8 -DVERSION=... -DPAYLOAD=... -DICON=... -DOUT=... sevens.nsi

Unicode true
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true

!include "MUI2.nsh"
!include "FileFunc.nsh"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Sevens"
!define CLASSES "Software\Classes"
!define GAME "Sevens.Game"

Name "Sevens"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Sevens"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Sevens"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Sevens installer"
VIAddVersionKey "LegalCopyright" "MIT"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\sevens.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"

LangString ASK_SAVES ${LANG_ENGLISH} "Remove your saved games and settings too?"
LangString ASK_SAVES ${LANG_FRENCH} "Supprimer aussi vos parties et vos réglages ?"
LangString STILL_OPEN ${LANG_ENGLISH} "Sevens is open. Close it to go on."
LangString STILL_OPEN ${LANG_FRENCH} "Sevens est ouvert. Fermez-le pour continuer."
LangString GAME_NAME ${LANG_ENGLISH} "Sevens game"
LangString GAME_NAME ${LANG_FRENCH} "Partie de Sevens"

; Windows locks the file of a program that runs: nothing is touched before it can be written.
!macro WAIT_UNTIL_CLOSED
  wait:
  IfFileExists "$INSTDIR\sevens.exe" 0 closed
  ClearErrors
  FileOpen $0 "$INSTDIR\sevens.exe" a
  IfErrors 0 written
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(STILL_OPEN)" /SD IDCANCEL IDRETRY wait
  Abort
  written:
  FileClose $0
  closed:
!macroend

Section
  !insertmacro WAIT_UNTIL_CLOSED
  ; The libraries of an older version must not stay beside the new ones.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${PAYLOAD}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Sevens.lnk" "$INSTDIR\sevens.exe"

  WriteRegStr HKCU "${CLASSES}\.sevens" "" "${GAME}"
  WriteRegStr HKCU "${CLASSES}\${GAME}" "" "$(GAME_NAME)"
  WriteRegStr HKCU "${CLASSES}\${GAME}\DefaultIcon" "" "$INSTDIR\sevens.exe,0"
  WriteRegStr HKCU "${CLASSES}\${GAME}\shell\open\command" "" '"$INSTDIR\sevens.exe" play "%1"'

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Sevens"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\sevens.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Sevens founders"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "Uninstall"
  !insertmacro WAIT_UNTIL_CLOSED
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\sevens.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Sevens.lnk"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "${CLASSES}\${GAME}"
  DeleteRegValue HKCU "${CLASSES}\.sevens" ""
  DeleteRegKey /ifempty HKCU "${CLASSES}\.sevens"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
  MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(ASK_SAVES)" /SD IDNO IDNO done
  RMDir /r "$LOCALAPPDATA\sevens"
  done:
SectionEnd
