import type { Category } from '@sirkito/contracts/catalog/schemas';
import { Link } from 'react-router';
import { BuildLink } from '#web/storefront/builder/reading/build-link.tsx';
import { SearchField } from '#web/storefront/search/search-field.tsx';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { Logo } from '#web/ui/logo.tsx';
import { CategoryDrill } from './category-drill.tsx';

export interface MenuSheetProps {
  brandName: string;
  categories: readonly Category[];
}

/** Renders the search, categories and links of the menu drawer. */
export function MenuContent({ brandName, categories }: MenuSheetProps) {
  return (
    <nav
      aria-label="Menu"
      className="fixed inset-y-0 left-0 z-1 w-[calc(100vw-3.5rem)] max-w-90 animate-slide-in-left overflow-y-auto overscroll-contain bg-surface-raised pb-6 shadow-3"
    >
      <div className="flex h-14 items-center border-b border-line px-4">
        <Link to={shopPaths.home} aria-label={`${brandName} home`}>
          <Logo name={brandName} />
        </Link>
      </div>
      <div className="border-b border-line px-4 py-3">
        <SearchField />
      </div>
      <CategoryDrill categories={categories} />
      <BuildLink className="flex min-h-13 items-center gap-2 border-b border-line px-4 font-[520]" />
      <div className="grid grid-cols-2 gap-x-3 px-4 pt-3 text-ink-muted">
        <SheetLink to={shopPaths.readyBuilds} label="Ready builds" />
        <SheetLink to={shopPaths.deals} label="Deals" />
        <SheetLink to={shopPaths.contact} label="Contact Us" />
        <SheetLink to={shopPaths.faq} label="FAQ" />
        <SheetLink to={shopPaths.about} label="About Us" />
      </div>
    </nav>
  );
}

function SheetLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className="flex min-h-11 items-center">
      {label}
    </Link>
  );
}
