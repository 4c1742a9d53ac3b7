import { choices, type Setting, type SettingName, settings } from "../base/settings";
import { Choice } from "../design/choice";

const LABELS: { readonly [Name in SettingName]: Readonly<Record<Setting<Name>, string>> } = {
  theme: { system: "As the system", light: "Light", dark: "Dark" },
  motion: { system: "As the system", reduced: "Little", full: "All" },
  text: { normal: "Normal", large: "Large" },
  pace: { normal: "Normal", slow: "Slow", fast: "Fast", off: "All at once" },
  sound: { on: "On", off: "Off" },
  keys: { on: "On", off: "Off" },
};

function SettingChoice<Name extends SettingName>({ name, legend }: { name: Name; legend: string }) {
  const setting = settings[name];
  const labels: Readonly<Record<string, string>> = LABELS[name];
  return (
    <Choice<Setting<Name>>
      legend={legend}
      options={choices(name).map((value) => ({ value, label: labels[value] ?? value }))}
      value={setting.value as Setting<Name>}
      onChange={(value) => {
        setting.value = value;
      }}
    />
  );
}

export default function Settings() {
  return (
    <div class="page">
      <h1>Settings</h1>
      <p>They are kept in this browser.</p>
      <SettingChoice name="theme" legend="Colours" />
      <SettingChoice name="motion" legend="Motion" />
      <SettingChoice name="text" legend="Text and cards" />
      <SettingChoice name="pace" legend="How fast others’ turns are shown" />
      <SettingChoice name="sound" legend="Sounds" />
      <SettingChoice name="keys" legend="Single keys, such as 1 for the first answer" />
      <p class="hint">
        Without them a voice or a screen reader sets nothing off by mistake; Escape works all the same.
      </p>
    </div>
  );
}
