; Inno Setup 6: the installer for Windows, for one person and without administrator.
; iscc /DVersion=0.1.0 packaging\windows\burgage.iss   (after `pyinstaller packaging/burgage.spec`)
#ifndef Version
  #error Say which version: iscc /DVersion=0.1.0
#endif

[Setup]
AppId={{6E0B7C1D-3B7A-4E53-9C54-0C8C6E1C9F5A}
AppName=Burgage
AppVersion={#Version}
AppPublisher=The Burgage developers
DefaultDirName={autopf}\Burgage
DefaultGroupName=Burgage
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
Compression=lzma2/max
SolidCompression=yes
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=burgage-{#Version}-windows-setup
SetupIconFile=..\..\build\burgage.ico
UninstallDisplayIcon={app}\burgage.exe
VersionInfoVersion={#Version}
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"

[CustomMessages]
en.SaveType=Burgage saved game
de.SaveType=Gespeichertes Burgage-Spiel

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

; An older version's files must not stay among the new ones. Saves lie in the player's own folders and are never touched.
[InstallDelete]
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\dist\burgage\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\Burgage"; Filename: "{app}\burgage.exe"
Name: "{autodesktop}\Burgage"; Filename: "{app}\burgage.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.burgage"; ValueType: string; ValueData: "Burgage.Save"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\Burgage.Save"; ValueType: string; ValueData: "{cm:SaveType}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Burgage.Save\DefaultIcon"; ValueType: string; ValueData: "{app}\burgage.exe,0"
Root: HKA; Subkey: "Software\Classes\Burgage.Save\shell\open\command"; ValueType: string; ValueData: """{app}\burgage.exe"" ""%1"""

[Run]
Filename: "{app}\burgage.exe"; Description: "{cm:LaunchProgram,Burgage}"; Flags: nowait postinstall skipifsilent
