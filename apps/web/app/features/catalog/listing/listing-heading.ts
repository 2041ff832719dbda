import type { Category } from '@sirkito/contracts/catalog';
import type { Crumb } from '#web/ui/breadcrumbs.tsx';
import { shopPaths } from '#web/lib/shop-paths.ts';
import type { ListingState } from './listing-state.ts';

type Path = readonly Category[];

/** What a listing calls itself: in its heading and in the title of its page. */
export function listingHeading({ search, isDeals }: ListingState, path: Path): string {
  const label = path.at(-1)?.label;
  if (isDeals) return label ? `Deals in ${label}` : 'Deals';
  if (search) return label ? `“${search}” in ${label}` : `Results for “${search}”`;
  return label ?? 'All Products';
}

/** For those who find the page in a search engine. */
export function listingDescription(state: ListingState, path: Path): string {
  const { search, isDeals } = state;
  const category = path.at(-1);
  if (isDeals) {
    return `${category?.label ?? 'Parts'} at less than their usual price, the biggest saving first, with the day each sale ends.`;
  }
  if (search) return `Parts found for “${search}”, with their prices, stock and facts.`;
  if (!category) return 'All parts of the shop with their prices, stock and the facts that decide.';
  const brands = category.relatedBrands.slice(0, 4).map(({ name }) => name);
  const parts = category.children.map(({ label }) => label);
  const named = new Intl.ListFormat('en').format(brands.length > 0 ? brands : parts);
  const by = brands.length > 0 ? 'by' : 'with';
  return `${category.label} ${by} ${named} and more: filter by the facts that decide, with prices in pesos and stock as it is now.`;
}

export const listingCrumbs = (path: Path): Crumb[] => [
  { to: shopPaths.home, label: 'Home' },
  ...path.slice(0, -1).map(({ id, label }) => ({ to: shopPaths.category(id), label })),
];
