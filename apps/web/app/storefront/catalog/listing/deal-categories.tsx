import type { Category } from '@sirkito/contracts/catalog/schemas';
import { Link } from 'react-router';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import type { dealSort } from './listing-state.ts';
import { sortNames } from './sort-names.ts';

interface DealCategoriesProps {
  categories: readonly Category[];
  /** Categories from the root to the current one. */
  path: readonly Category[];
  sort: DealSort;
}

type DealSort = ReturnType<typeof dealSort>;

function deals(category: string | undefined, sort: DealSort): string {
  const query = String(
    new URLSearchParams({ ...(category && { category }), ...(sort === 'discount' && { sort }) }),
  );
  return query ? `${shopPaths.deals}?${query}` : shopPaths.deals;
}

/** One row for the top level, one more for each selected level. */
export function DealCategories({ categories, path, sort }: DealCategoriesProps) {
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
          {depth === 0 && (
            <Entry to={deals(undefined, sort)} label="All deals" isChosen={path.length === 0} />
          )}
          {row.map(({ id, label }) => (
            <Entry key={id} to={deals(id, sort)} label={label} isChosen={path[depth]?.id === id} />
          ))}
        </ul>
      ))}
    </nav>
  );
}

const sorts: readonly DealSort[] = ['saving', 'discount'];

export function DealSorts({ category, sort }: { category: string | undefined; sort: DealSort }) {
  return (
    <nav aria-label="Sort deals">
      <ul className="flex gap-1">
        {sorts.map((id) => (
          <Entry key={id} to={deals(category, id)} label={sortNames[id]} isChosen={id === sort} />
        ))}
      </ul>
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
