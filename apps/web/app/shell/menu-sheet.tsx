import type { Category } from '@sirkito/contracts/catalog';
import { ChevronDown, Menu, X } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { shopPaths } from '#web/lib/shop-paths.ts';

const row = 'flex min-h-12 items-center border-b border-line px-gutter';

/** Below 640 px, and wherever scripts are off: opens and folds by the browser alone. */
export function MenuSheet({ categories }: { categories: readonly Category[] }) {
  const { key } = useLocation();
  return (
    // A new place means a new, closed sheet.
    <details key={key} className="menu-sheet group/sheet -ml-3 sm:hidden no-script:block">
      <summary
        aria-label="Menu"
        className="grid size-11 cursor-pointer place-items-center rounded hover:bg-surface-active"
      >
        <Menu size={20} strokeWidth={1.5} className="group-open/sheet:hidden" aria-hidden="true" />
        <X
          size={20}
          strokeWidth={1.5}
          className="hidden group-open/sheet:block"
          aria-hidden="true"
        />
      </summary>
      <nav
        aria-label="Menu"
        className="absolute inset-x-0 top-full h-[calc(100dvh-4.5rem)] animate-menu-in overflow-y-auto border-line bg-surface-raised pb-10 sm:h-auto sm:border-b"
      >
        <Link to={shopPaths.home} className={row}>
          Home
        </Link>
        {categories.map((category) => (
          <CategoryFold key={category.id} category={category} />
        ))}
        <Link to={shopPaths.allProducts} className={`${row} font-[520]`}>
          All Products
        </Link>
        <div className="grid grid-cols-2 gap-x-3 px-gutter pt-3 text-ink-muted">
          <SheetLink to={shopPaths.deals} label="Deals" />
          <SheetLink to={shopPaths.contact} label="Contact Us" />
          <SheetLink to={shopPaths.faq} label="FAQ" />
          <SheetLink to={shopPaths.about} label="About us" />
        </div>
      </nav>
    </details>
  );
}

function CategoryFold({ category }: { category: Category }) {
  return (
    <details name="category" className="group/fold">
      <summary className={`${row} cursor-pointer justify-between font-[520]`}>
        {category.label}
        <ChevronDown
          size={18}
          strokeWidth={1.5}
          className="transition-transform duration-(--steady) group-open/fold:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <ul className="border-b border-line bg-surface py-2">
        <FoldLink id={category.id} label={`All ${category.label}`} />
        {category.children.flatMap((child) => [
          <FoldLink key={child.id} id={child.id} label={child.label} />,
          ...child.children.map((grandchild) => (
            <FoldLink key={grandchild.id} id={grandchild.id} label={grandchild.label} isDeep />
          )),
        ])}
      </ul>
    </details>
  );
}

interface FoldLinkProps {
  id: string;
  label: string;
  isDeep?: boolean;
}

function FoldLink({ id, label, isDeep = false }: FoldLinkProps) {
  return (
    <li>
      <Link
        to={shopPaths.category(id)}
        className={`flex min-h-11 items-center px-gutter ${isDeep ? 'pl-10 text-ink-muted' : ''}`}
      >
        {label}
      </Link>
    </li>
  );
}

function SheetLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className="flex min-h-11 items-center">
      {label}
    </Link>
  );
}
