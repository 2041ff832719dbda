import type { Category } from '@sirkito/contracts/catalog/schemas';
import type { ReactNode } from 'react';
import { CategoryLinks } from '../category-links.tsx';
import { FilterChoices } from './filter-choices.tsx';
import { FilterGroup } from './filter-group.tsx';
import type { FilterView } from './filter-view.ts';
import { change, toggle } from '../listing-changes.ts';
import type { ListingState } from '../listing-state.ts';
import type { ListingEdit } from '../use-optimistic-listing.ts';
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
