import { formatList } from '@sirkito/commerce';
import type { Category } from '@sirkito/contracts/catalog/schemas';
import type { Crumb } from '#web/ui/breadcrumbs.tsx';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import type { ListingState } from './listing-state.ts';

type Path = readonly Category[];

/** Returns the listing's heading, also used as page title. */
export function listingHeading({ search, isDeals }: ListingState, path: Path): string {
  const label = path.at(-1)?.label;
  if (isDeals) return label ? `Deals in ${label}` : 'Deals';
  if (search) return label ? `“${search}” in ${label}` : `Results for “${search}”`;
  return label ?? 'All Products';
}

/** Returns the meta description. */
export function listingDescription(state: ListingState, path: Path): string {
  const { search, isDeals } = state;
  const category = path.at(-1);
  if (isDeals) {
    return `${category?.label ?? 'PC parts'} on sale, biggest discounts first, with the date each sale ends.`;
  }
  if (search) return `Search results for “${search}”, with prices, stock and specs.`;
  if (!category) return 'All PC parts, peripherals and accessories, with prices, stock and specs.';
  const brands = category.relatedBrands.slice(0, 4).map(({ name }) => name);
  const parts = category.children.map(({ label }) => label);
  const named = formatList(brands.length > 0 ? brands : parts);
  const by = brands.length > 0 ? 'from' : 'including';
  return `${category.label} ${by} ${named} and more. Filter by the specs that matter, with prices in pesos and up-to-date stock.`;
}

export const listingCrumbs = (path: Path): Crumb[] => [
  { to: shopPaths.home, label: 'Home' },
  ...path.slice(0, -1).map(({ id, label }) => ({ to: shopPaths.category(id), label })),
];
