import type { Category } from '@sirkito/contracts/catalog/schemas';
import type { StoreProfile } from '@sirkito/contracts/settings/schemas';
import type { ReactNode } from 'react';
import { onFirstInteraction } from '#web/lib/interaction/first-interaction.ts';
import { Loaded } from './loaded.tsx';
import { ShopFooter } from './shop-footer.tsx';
import { ShopHeader } from './shop-header.tsx';

interface ShopFrameProps {
  store: StoreProfile;
  categories: readonly Category[];
  children: ReactNode;
}

const loadBackToTop = () =>
  onFirstInteraction(async () => (await import('./back-to-top.tsx')).BackToTop);

export function ShopFrame({ store, categories, children }: ShopFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <ShopHeader store={store} categories={categories} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <ShopFooter store={store} categories={categories} />
      <Loaded load={loadBackToTop} />
    </div>
  );
}
