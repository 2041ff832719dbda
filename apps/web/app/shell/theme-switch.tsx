import { useSyncExternalStore } from 'react';
import { setTheme, getTheme, onThemeChange, themes, type Theme } from '#web/lib/storage/theme.ts';

const names: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' };

export function ThemeSwitch() {
  // Pages are rendered without a user, so the choice shows only after hydration.
  const chosen = useSyncExternalStore(onThemeChange, getTheme, () => 'system' as const);
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
            onChange={() => setTheme(theme)}
            className="sr-only"
          />
          {names[theme]}
        </label>
      ))}
    </fieldset>
  );
}
