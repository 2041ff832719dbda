import { filterAttributes } from '@sirkito/commerce';
import type { CacheLifetime } from './page-cache.ts';

export interface CacheablePage {
  /** Route pattern; the page's data has the same path plus `.data`. */
  path: string;
  /** Query parameters that change the page. All others are dropped before rendering. */
  query: readonly string[];
  lifetime: CacheLifetime;
}

/** A change shows within five seconds. */
const publicPage: CacheLifetime = { fresh: 2, stale: 5, staleIfError: 3_600 };

const forSearchEngines: CacheLifetime = { fresh: 3_600, stale: 7_200, staleIfError: 86_400 };
const contentPages = [
  'faq',
  'about',
  'contact-us',
  'shipping',
  'warranty',
  'returns',
  'privacy',
  'terms',
  'cookies',
];
// Product sitemaps are not cached: a hundred of them would evict every page.
const crawlerFiles = ['/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml'];

/** Pages that are the same for everyone. All others are never cached. */
export const cacheablePages: readonly CacheablePage[] = [
  { path: '/shop/home', query: [], lifetime: publicPage },
  ...contentPages.map((name) => ({ path: `/shop/${name}`, query: [], lifetime: publicPage })),
  ...crawlerFiles.map((path) => ({ path, query: [], lifetime: forSearchEngines })),
  {
    path: '/shop/listing',
    query: [
      'category',
      'search',
      'availability',
      'brands',
      'min_price',
      'max_price',
      'fits',
      ...filterAttributes.map((name) => `attr.${name}`),
      'sort',
      'view',
      'page',
    ],
    lifetime: publicPage,
  },
  { path: '/shop/deals', query: ['category', 'sort', 'page'], lifetime: publicPage },
  { path: '/shop/product/:id/:slug?', query: [], lifetime: publicPage },
  { path: '/shop/compare', query: ['ids'], lifetime: publicPage },
  { path: '/shop/builder', query: [], lifetime: publicPage },
  { path: '/shop/builds', query: [], lifetime: publicPage },
  { path: '/shop/upgrade', query: ['parts', 'want', 'find'], lifetime: publicPage },
  {
    path: '/shop/build',
    query: ['parts', 'name', 'ready', 'budget', 'purpose'],
    lifetime: publicPage,
  },
];
