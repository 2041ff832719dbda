import { useSyncExternalStore } from 'react';
import { chooseTheme, chosenTheme, onThemeChange, themes, type Theme } from '#web/lib/theme.ts';

const names: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' };

export function ThemeSwitch() {
  // The page is the same for everyone, so the choice shows only once the browser has woken up.
  const chosen = useSyncExternalStore(onThemeChange, chosenTheme, () => 'system' as const);
  return (
    <fieldset className="flex rounded border border-line p-0.5 no-script:hidden">
      <legend className="sr-only">Theme</legend>
      {themes.map((theme) => (
        <label
          key={theme}
          className="cursor-pointer rounded-sm px-2.5 py-1 text-ink-muted has-checked:bg-surface-active has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="theme"
            value={theme}
            checked={theme === chosen}
            onChange={() => chooseTheme(theme)}
            className="sr-only"
          />
          {names[theme]}
        </label>
      ))}
    </fieldset>
  );
}
