import type { Category } from '@sirkito/contracts/catalog/schemas';
import { findPath } from '../category-tree.ts';
import { change, withoutFilters } from './listing-changes.ts';
import { ListingLink } from './listing-link.tsx';
import { dealSort, defaultSort, type ListingState } from './listing-state.ts';
import { sortNames } from './sort-names.ts';
import type { ListingEdit } from './use-optimistic-listing.ts';

interface DealLinksProps {
  state: ListingState;
  onChange: (edit: ListingEdit) => void;
}

interface DealCategoriesProps extends DealLinksProps {
  categories: readonly Category[];
}

/** One row for the top level, one more for each selected level. */
export function DealCategories({ categories, ...links }: DealCategoriesProps) {
  const { category } = links.state;
  const path = category ? findPath(categories, category) : [];
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
            <Entry
              {...links}
              edit={openCategory(undefined)}
              label="All deals"
              isChosen={path.length === 0}
            />
          )}
          {row.map(({ id, label }) => (
            <Entry
              key={id}
              {...links}
              edit={openCategory(id)}
              label={label}
              isChosen={path[depth]?.id === id}
            />
          ))}
        </ul>
      ))}
    </nav>
  );
}

const openCategory =
  (category: string | undefined): ListingEdit =>
  (now) =>
    change(withoutFilters(now), { category });

const sorts = ['saving', 'discount'] as const;

export function DealSorts(links: DealLinksProps) {
  const chosen = dealSort(links.state.sort);
  return (
    <nav aria-label="Sort deals">
      <ul className="flex gap-1">
        {sorts.map((id) => (
          <Entry
            key={id}
            {...links}
            edit={(now) => change(now, { sort: id === 'discount' ? id : defaultSort(now.search) })}
            label={sortNames[id]}
            isChosen={id === chosen}
          />
        ))}
      </ul>
    </nav>
  );
}

interface EntryProps extends DealLinksProps {
  edit: ListingEdit;
  label: string;
  isChosen: boolean;
}

function Entry({ label, isChosen, ...link }: EntryProps) {
  return (
    <li className="flex-none">
      <ListingLink
        {...link}
        aria-current={isChosen ? 'true' : undefined}
        className="inline-flex min-h-11 items-center rounded px-3 text-small text-ink-muted hover:text-ink aria-[current=true]:bg-surface-active aria-[current=true]:font-[520] aria-[current=true]:text-ink"
      >
        {label}
      </ListingLink>
    </li>
  );
}
