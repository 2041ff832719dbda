import type { Category } from '@sirkito/contracts/catalog/schemas';
import type { StoreProfile } from '@sirkito/contracts/settings/schemas';
import { hydrateOnInteraction } from '#web/lib/interaction/hydrate-on-interaction.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

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
