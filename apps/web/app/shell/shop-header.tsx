import type { Category } from '@sirkito/contracts/catalog/schemas';
import type { StoreProfile } from '@sirkito/contracts/settings/schemas';
import { Link } from 'react-router';
import { BuildLink } from '#web/storefront/builder/reading/build-link.tsx';
import { CartButton } from '#web/storefront/cart/cart-button.tsx';
import { SearchButton } from '#web/storefront/search/search-button.tsx';
import { AccountMenu } from '#web/storefront/session/account-menu.tsx';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { useScrolledPast } from '#web/lib/navigation/use-scrolled-past.ts';
import { Logo } from '#web/ui/logo.tsx';
import { MainNavigation } from './navigation/main-navigation.tsx';
import { MenuSheet } from './navigation/menu-sheet.tsx';
import { Toaster } from './toaster.tsx';

interface ShopHeaderProps {
  store: StoreProfile;
  categories: readonly Category[];
}

const shrinksAfter = 50;

const loadCart = async () => (await import('./fitted-cart-drawer.tsx')).FittedCartDrawer;

export function ShopHeader({ store, categories }: ShopHeaderProps) {
  const isShrunk = useScrolledPast(shrinksAfter);
  return (
    // Fixed height, so the shrinking header does not shift the content.
    <div className="pointer-events-none sticky top-0 z-20 h-18 low:relative">
      <header
        className={`pointer-events-auto relative border-b border-line bg-surface transition-[height] duration-(--steady) ${isShrunk ? 'h-14' : 'h-18'}`}
      >
        <div className="wrap flex h-full items-center gap-3 md:gap-4 lg:gap-8">
          <MenuSheet brandName={store.brandName} categories={categories} />
          <Link to={shopPaths.home} aria-label={`${store.brandName} home`} className="shrink-0">
            <Logo name={store.brandName} />
          </Link>
          <MainNavigation categories={categories} />
          <div className="-mr-1.5 ml-auto flex items-center xl:gap-3">
            <SearchButton />
            <BuildLink className="hidden min-h-11 items-center gap-2 rounded px-2.5 text-[0.875rem] font-[460] whitespace-nowrap hover:bg-surface-active lg:inline-flex" />
            <AccountMenu />
            <CartButton notices={<Toaster position="panel" />} load={loadCart} />
          </div>
        </div>
      </header>
    </div>
  );
}
