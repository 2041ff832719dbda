import type { Category } from '@sirkito/contracts/catalog/schemas';
import type { StoreProfile } from '@sirkito/contracts/settings/schemas';
import { useSyncExternalStore } from 'react';
import { hydrateOnInteraction } from '#web/lib/interaction/hydrate-on-interaction.tsx';
import { getTheme, onThemeChange, setTheme, type Theme, themes } from '#web/lib/storage/theme.ts';

interface ShopFooterProps {
  store: StoreProfile;
  categories: readonly Category[];
}

const FooterLinks = hydrateOnInteraction(
  async () => (await import('./footer-links.tsx')).FooterLinks,
);

export function ShopFooter({ store, categories }: ShopFooterProps) {
  return (
    <footer className="border-t border-line pt-14 pb-8 text-small">
      <div className="wrap">
        <FooterLinks store={store} categories={categories} />
        <div className="mt-12 flex flex-col items-start justify-between gap-4 border-t border-line pt-5 text-ink-faint sm:flex-row sm:items-center sm:pr-14">
          <p>
            © {store.brandName}. Prices in Philippine pesos (₱), 12% VAT included. Product images
            are illustrations.
          </p>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}

const names: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' };

function ThemeSwitch() {
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
