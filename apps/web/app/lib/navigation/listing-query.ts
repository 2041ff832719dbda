import { shopPaths } from './shop-paths.ts';

/**
 * Returns the path search engines should index: the category, with the page number if nothing is
 * filtered. Filters would create duplicate pages.
 */
export function canonicalListingPath(query: URLSearchParams): string {
  const category = query.get('category');
  const path = category ? shopPaths.category(category) : shopPaths.allProducts;
  const page = Number(query.get('page') ?? 1);
  const isPlain = [...query.keys()].every((name) => name === 'category' || name === 'page');
  if (!isPlain || !Number.isInteger(page) || page < 2) return path;
  return `${path}${category ? '&' : '?'}page=${page}`;
}
