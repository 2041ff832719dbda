import { categoryTree, staffSorts } from '@sirkito/commerce';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { useApi } from '#web/lib/app-providers.tsx';
import { leavesOf } from '../category-leaves.ts';
import { SearchInput } from '../search-input.tsx';
import { SmallSelect } from '../small-field.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { withFilter } from './listing-address.ts';
import { brandsQuery } from './products.queries.ts';

const sortNames: Record<(typeof staffSorts)[number], string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  'name-atoz': 'Name, A to Z',
  'name-ztoa': 'Name, Z to A',
  'price-lowtohigh': 'Price, low to high',
  'price-hightolow': 'Price, high to low',
  changed: 'Last changed',
};

/** Everything here stands in the address: a view is kept by keeping its link. */
export function ProductFilters() {
  const [search, setSearch] = useSearchParams();
  // What was chosen a moment ago may not be in the address yet, and must not be lost.
  const wanted = useRef(search);
  const asked = useRef(new Set<string>());
  const isBack = useNavigationType() === 'POP';
  useEffect(() => {
    // An answer to an earlier choice that comes late takes nothing back.
    if (isBack || !asked.current.has(String(search))) wanted.current = search;
  }, [search, isBack]);
  const change = (name: string, value: string, options = {}) => {
    wanted.current = withFilter(wanted.current, name, value);
    asked.current.add(String(wanted.current));
    setSearch(wanted.current, { preventScrollReset: true, ...options });
  };
  const view = chosenView(useLocation().state);
  const { data: brands = [] } = useQuery(brandsQuery(useApi()));
  const choose = (name: string) => ({
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
        <SmallSelect {...choose('status')}>
          <option value="">Any status</option>
          <option value="active">Live</option>
          <option value="draft">Draft</option>
          <option value="archived">Archived</option>
        </SmallSelect>
      </div>
      <div className="sm:w-44">
        <SmallSelect {...choose('category')}>
          <option value="">Any category</option>
          <CategoryOptions />
        </SmallSelect>
      </div>
      <div className="sm:w-40">
        <SmallSelect {...choose('brand')}>
          <option value="">Any brand</option>
          {brands.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SmallSelect>
      </div>
      <div className="sm:w-36">
        <SmallSelect {...choose('stock')}>
          <option value="">Any stock</option>
          <option value="in">In stock</option>
          <option value="low">1 to 5</option>
          <option value="out">Out of stock</option>
        </SmallSelect>
      </div>
      <div className="sm:w-36">
        <SmallSelect {...choose('sale')}>
          <option value="">Any price</option>
          <option value="1">On sale now</option>
        </SmallSelect>
      </div>
      <div className="sm:w-44">
        <SmallSelect {...choose('sort')} value={search.get('sort') ?? 'newest'}>
          {staffSorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortNames[sort]}
            </option>
          ))}
        </SmallSelect>
      </div>
      <ColumnChoice />
    </div>
  );
}

/** A saved view ends what was being typed. */
const chosenView = (state: unknown): string =>
  String((state as { view?: string } | null)?.view ?? '');

const labels: Record<string, string> = {
  status: 'Status',
  category: 'Category',
  brand: 'Brand',
  stock: 'Stock',
  sale: 'Sale',
  sort: 'Order',
};

function CategoryOptions() {
  return categoryTree.map((group) => (
    <optgroup key={group.id} label={group.label}>
      <option value={group.id}>All {group.label.toLowerCase()}</option>
      {leavesOf(group).map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </optgroup>
  ));
}

const pauseMs = 250;

/** Looks once nobody has typed for a moment. */
function SearchBox({ onSearch }: { onSearch: (text: string) => void }) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  return (
    <SearchInput
      aria-label="Search products"
      placeholder="Name or SKU"
      maxLength={64}
      onChange={({ target: { value } }) => {
        clearTimeout(pause.current);
        pause.current = setTimeout(() => onSearch(value.trim()), pauseMs);
      }}
    />
  );
}
