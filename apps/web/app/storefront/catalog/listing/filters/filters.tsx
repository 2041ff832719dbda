import type { Category } from '@sirkito/contracts/catalog/schemas';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { change, toggle, withoutFilters } from '../listing-changes.ts';
import { listingSearch, type ListingState } from '../listing-state.ts';
import type { ListingEdit } from '../use-optimistic-listing.ts';
import { FilterChoices } from './filter-choices.tsx';
import type { FilterView } from './filter-view.ts';
import { PriceFilter } from './price-filter.tsx';
import type { PriceRange } from './price-steps.ts';

export interface FiltersProps {
  /** Filters to what fits the current build. */
  fit: ReactNode;
  state: ListingState;
  /** Subcategories of the current category. */
  categories: readonly Category[];
  views: readonly FilterView[];
  priceRange: PriceRange | null;
  onChange: (edit: ListingEdit) => void;
}

/** Facets shown before price, availability and brand; the rest follow. */
const facetsOnTop = 2;

export function Filters({ fit, state, categories, views, priceRange, onChange }: FiltersProps) {
  const facets = views.filter(({ name }) => name.startsWith('attr.'));
  const others = views.filter(({ name }) => !name.startsWith('attr.'));
  const group = (filter: FilterView) => (
    <FilterGroup key={filter.name} label={filter.label}>
      <FilterChoices
        filter={filter}
        onToggle={(name, value) => onChange((now) => toggle(now, name, value))}
      />
    </FilterGroup>
  );
  return (
    <>
      {fit}
      {categories.length > 0 && (
        <FilterGroup label="Category">
          <CategoryLinks state={state} categories={categories} />
        </FilterGroup>
      )}
      {facets.slice(0, facetsOnTop).map(group)}
      {priceRange && (
        <FilterGroup label="Price">
          <PriceFilter
            state={state}
            range={priceRange}
            onChange={(prices) => onChange((now) => change(now, prices))}
          />
        </FilterGroup>
      )}
      {others.map(group)}
      {facets.slice(facetsOnTop).map(group)}
    </>
  );
}

interface CategoryLinksProps {
  state: ListingState;
  categories: readonly Category[];
}

/** Links to subcategories. They keep the search but drop filters, which differ by category. */
function CategoryLinks({ state, categories }: CategoryLinksProps) {
  return (
    <ul>
      {categories.map(({ id, label }) => (
        <li key={id}>
          <Link
            to={{ search: listingSearch(change(withoutFilters(state), { category: id })) }}
            className="flex min-h-11 items-center text-small hover:underline hover:decoration-line-strong hover:underline-offset-4 lg:min-h-8"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface FilterGroupProps {
  label: string;
  children: ReactNode;
}

/** A native details element, so it collapses without JavaScript. */
function FilterGroup({ label, children }: FilterGroupProps) {
  return (
    <details open className="group/fold border-line py-2 not-last:border-b lg:py-1.5">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-[520]">
        <h3 className="text-body font-[520]">{label}</h3>
        <span className="text-ink-faint" aria-hidden="true">
          <Minus size={16} strokeWidth={1.5} className="hidden group-open/fold:block" />
          <Plus size={16} strokeWidth={1.5} className="group-open/fold:hidden" />
        </span>
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  );
}
