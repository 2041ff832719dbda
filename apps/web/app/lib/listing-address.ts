import { shopPaths } from './shop-paths.ts';

/**
 * The page of a listing that search engines keep: its category, and how far in while nothing is
 * filtered. Each filter would make it another page with the same parts.
 */
export function canonicalListing(query: URLSearchParams): string {
  const category = query.get('category');
  const path = category ? shopPaths.category(category) : shopPaths.allProducts;
  const page = Number(query.get('page') ?? 1);
  const isPlain = [...query.keys()].every((name) => name === 'category' || name === 'page');
  if (!isPlain || !Number.isInteger(page) || page < 2) return path;
  return `${path}${category ? '&' : '?'}page=${page}`;
}
