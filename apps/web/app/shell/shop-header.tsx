import type { Category } from '@sirkito/contracts/catalog';
import type { StoreProfile } from '@sirkito/contracts/settings';
import { Link } from 'react-router';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { Logo } from '#web/ui/logo.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { MenuSheet } from './menu-sheet.tsx';

interface ShopHeaderProps {
  store: StoreProfile;
  categories: readonly Category[];
}

export function ShopHeader({ store, categories }: ShopHeaderProps) {
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface">
      <div className="wrap flex h-18 items-center gap-3 sm:gap-4 lg:gap-8">
        <MenuSheet categories={categories} />
        <Link to={shopPaths.home} aria-label={`${store.brandName} home`} className="shrink-0">
          <Logo name={store.brandName} />
        </Link>
        <MainNavigation categories={categories} />
        <p className="fact ml-auto hidden text-caption text-ink-muted xl:block">
          {store.openingHours} · {store.phone}
        </p>
      </div>
    </header>
  );
}
