import { categoryTree, staffSorts } from '@sirkito/commerce';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { categoryLeaves } from '../../shared/category-leaves.ts';
import { SearchInput } from '../../shared/search-input.tsx';
import { SmallSelect } from '../../shared/forms/small-field.tsx';
import { ColumnPicker } from './column-picker.tsx';
import { withFilter } from './listing-query.ts';
import { brandsQuery } from '../../shared/brands.queries.ts';

const sortNames: Record<(typeof staffSorts)[number], string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  'name-atoz': 'Name, A to Z',
  'name-ztoa': 'Name, Z to A',
  'price-lowtohigh': 'Price: low to high',
  'price-hightolow': 'Price: high to low',
  changed: 'Last updated',
};

/** All filters are in the URL, so a link saves a view. */
export function ProductFilters() {
  const [search, setSearch] = useSearchParams();
  // The latest choice may not be in the URL yet and must not be lost.
  const pending = useRef(search);
  const requested = useRef(new Set<string>());
  const isBack = useNavigationType() === 'POP';
  useEffect(() => {
    // A late navigation of our own must not undo a newer choice.
    if (isBack || !requested.current.has(String(search))) pending.current = search;
  }, [search, isBack]);
  const change = (name: string, value: string, options = {}) => {
    pending.current = withFilter(pending.current, name, value);
    requested.current.add(String(pending.current));
    setSearch(pending.current, { preventScrollReset: true, ...options });
  };
  const view = openedView(useLocation().state);
  const { data: brands = [] } = useQuery(brandsQuery(useApi()));
  const selectProps = (name: string) => ({
    'aria-label': labels[name],
    value: search.get(name) ?? '',
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  });
  return (
    <div role="search" className="mb-4 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      <div className="col-span-2 sm:w-64">
        <SearchBox key={view} onSearch={(text) => change('search', text, { replace: true })} />
      </div>
      <div className="sm:w-36">
        <SmallSelect {...selectProps('status')}>
          <option value="">Any status</option>
          <option value="active">Live</option>
          <option value="draft">Draft</option>
          <option value="archived">Archived</option>
        </SmallSelect>
      </div>
      <div className="sm:w-44">
        <SmallSelect {...selectProps('category')}>
          <option value="">Any category</option>
          <CategoryOptions />
        </SmallSelect>
      </div>
      <div className="sm:w-40">
        <SmallSelect {...selectProps('brand')}>
          <option value="">Any brand</option>
          {brands.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SmallSelect>
      </div>
      <div className="sm:w-36">
        <SmallSelect {...selectProps('stock')}>
          <option value="">Any stock</option>
          <option value="in">In stock</option>
          <option value="low">Low stock (1–5)</option>
          <option value="out">Out of stock</option>
        </SmallSelect>
      </div>
      <div className="sm:w-36">
        <SmallSelect {...selectProps('sale')}>
          <option value="">Any price</option>
          <option value="1">On sale now</option>
        </SmallSelect>
      </div>
      <div className="sm:w-36">
        <SmallSelect {...selectProps('pinned')}>
          <option value="">Pinned or not</option>
          <option value="1">Pinned</option>
        </SmallSelect>
      </div>
      <div className="sm:w-44">
        <SmallSelect {...selectProps('sort')} value={search.get('sort') ?? 'newest'}>
          {staffSorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortNames[sort]}
            </option>
          ))}
        </SmallSelect>
      </div>
      <ColumnPicker />
    </div>
  );
}

/** Opening a saved view resets the search box. */
const openedView = (state: unknown): string =>
  typeof state === 'object' && state && 'view' in state ? String(state.view) : '';

const labels: Record<string, string> = {
  status: 'Status',
  category: 'Category',
  brand: 'Brand',
  stock: 'Stock',
  sale: 'Sale',
  pinned: 'Pinned',
  sort: 'Sort',
};

function CategoryOptions() {
  return categoryTree.map((group) => (
    <optgroup key={group.id} label={group.label}>
      <option value={group.id}>All {group.label}</option>
      {categoryLeaves(group).map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </optgroup>
  ));
}

const debounceMs = 250;

/** Searches after a typing pause. */
function SearchBox({ onSearch }: { onSearch: (text: string) => void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <SearchInput
      aria-label="Search products"
      placeholder="Name or SKU"
      maxLength={64}
      onChange={({ target: { value } }) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => onSearch(value.trim()), debounceMs);
      }}
    />
  );
}
