import type { Category } from '@sirkito/contracts/catalog/schemas';
import { Menu, X } from 'lucide-react';
import { lazy, memo, Suspense } from 'react';
import { Link } from 'react-router';
import { BuildLink } from '#web/storefront/builder/reading/build-link.tsx';
import { SearchField } from '#web/storefront/search/search-field.tsx';
import { onFirstInteraction } from '#web/lib/interaction/first-interaction.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Logo } from '#web/ui/logo.tsx';

// Native links and disclosures, so the server's markup works before this code has loaded.
const CategoryDrill = lazy(() =>
  onFirstInteraction(async () => ({
    default: (await import('./category-drill.tsx')).CategoryDrill,
  })),
);

/** Memoized, because an update before hydration would discard the server's markup. */
const Drill = memo(({ categories }: Pick<MenuSheetProps, 'categories'>) => (
  <Suspense>
    <CategoryDrill categories={categories} />
  </Suspense>
));
Drill.displayName = 'Drill';

interface MenuSheetProps {
  brandName: string;
  categories: readonly Category[];
}

/** Renders the menu drawer below 640 px and without JavaScript; it uses only native elements. */
export function MenuSheet({ brandName, categories }: MenuSheetProps) {
  return (
    <Disclosure
      className="menu-sheet group/sheet -ml-3 flex-none open:z-1 sm:hidden no-script:block"
      // The backdrop belongs to the button, so a click there closes the drawer.
      faceClassName="grid size-11 cursor-pointer place-items-center rounded hover:bg-surface-active group-open/sheet:before:fixed group-open/sheet:before:inset-0 group-open/sheet:before:cursor-default group-open/sheet:before:bg-scrim"
      face={<Face />}
    >
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
        <Drill categories={categories} />
        <BuildLink className="flex min-h-13 items-center gap-2 border-b border-line px-4 font-[520]" />
        <div className="grid grid-cols-2 gap-x-3 px-4 pt-3 text-ink-muted">
          <SheetLink to={shopPaths.deals} label="Deals" />
          <SheetLink to={shopPaths.contact} label="Contact Us" />
          <SheetLink to={shopPaths.faq} label="FAQ" />
          <SheetLink to={shopPaths.about} label="About Us" />
        </div>
      </nav>
    </Disclosure>
  );
}

function Face() {
  return (
    <>
      <span className="sr-only">Menu</span>
      <Menu size={20} strokeWidth={1.5} className="group-open/sheet:hidden" aria-hidden="true" />
      <span className="fixed top-1.5 left-[calc(min(100vw-3.5rem,22.5rem)-3.25rem)] z-2 hidden size-11 cursor-pointer place-items-center group-open/sheet:grid">
        <X size={20} strokeWidth={1.5} aria-hidden="true" />
      </span>
    </>
  );
}

function SheetLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className="flex min-h-11 items-center">
      {label}
    </Link>
  );
}
