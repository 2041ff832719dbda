import type { Category } from '@sirkito/contracts/catalog/schemas';
import { Link } from 'react-router';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';

interface DealCategoriesProps {
  categories: readonly Category[];
  /** Categories from the root to the current one. */
  path: readonly Category[];
}

const deals = (category?: string) =>
  category ? `${shopPaths.deals}?category=${encodeURIComponent(category)}` : shopPaths.deals;

/** One row for the top level, one more for each selected level. */
export function DealCategories({ categories, path }: DealCategoriesProps) {
  const rows = [categories, ...path.map(({ children }) => children)].filter(
    (row) => row.length > 0,
  );
  return (
    <nav aria-label="Deals by category" className="grid gap-1 border-b border-line pb-3">
      {rows.map((row, depth) => (
        <ul
          key={row.map(({ id }) => id).join()}
          className="-mx-gutter flex gap-1 overflow-x-auto px-gutter [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
        >
          {depth === 0 && <Entry to={deals()} label="All deals" isChosen={path.length === 0} />}
          {row.map(({ id, label }) => (
            <Entry key={id} to={deals(id)} label={label} isChosen={path[depth]?.id === id} />
          ))}
        </ul>
      ))}
    </nav>
  );
}

interface EntryProps {
  to: string;
  label: string;
  isChosen: boolean;
}

function Entry({ to, label, isChosen }: EntryProps) {
  return (
    <li className="flex-none">
      <Link
        to={to}
        preventScrollReset
        aria-current={isChosen ? 'true' : undefined}
        className="inline-flex min-h-11 items-center rounded px-3 text-small text-ink-muted hover:text-ink aria-[current=true]:bg-surface-active aria-[current=true]:font-[520] aria-[current=true]:text-ink"
      >
        {label}
      </Link>
    </li>
  );
}
