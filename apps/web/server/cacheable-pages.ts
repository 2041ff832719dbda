import type { PageLife } from './page-cache.ts';

export interface CacheablePage {
  /** As the router matches it; the page's data has the same path with `.data` behind. */
  path: string;
  /** Query parameters that change the page. All others are dropped before it is made. */
  query: readonly string[];
  life: PageLife;
}

const shopWindow: PageLife = { fresh: 10, stale: 60, onError: 3_600 };

/** The one list of pages that are the same for everyone. Whatever is not here is never kept. */
export const cacheablePages: readonly CacheablePage[] = [
  { path: '/shop/home', query: [], life: shopWindow },
];
