import { filterAttributes } from '@sirkito/commerce';
import type { PageLife } from './page-cache.ts';

export interface CacheablePage {
  /** As the router matches it; the page's data has the same address with `.data` behind. */
  path: string;
  /** Query parameters that change the page. All others are dropped before it is made. */
  query: readonly string[];
  life: PageLife;
}

const shopWindow: PageLife = { fresh: 10, stale: 60, onError: 3_600 };

const forSearchEngines: PageLife = { fresh: 3_600, stale: 7_200, onError: 86_400 };
const words = [
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
// Not the files of products: a hundred of them would push every page out.
const found = ['/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml'];

/** The one list of pages that are the same for everyone. Whatever is not here is never kept. */
export const cacheablePages: readonly CacheablePage[] = [
  { path: '/shop/home', query: [], life: shopWindow },
  ...words.map((name) => ({ path: `/shop/${name}`, query: [], life: shopWindow })),
  ...found.map((path) => ({ path, query: [], life: forSearchEngines })),
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
    life: shopWindow,
  },
  { path: '/shop/deals', query: ['category', 'page'], life: shopWindow },
  { path: '/shop/product/:id/:slug?', query: [], life: shopWindow },
  { path: '/shop/compare', query: ['ids'], life: shopWindow },
  { path: '/shop/builder', query: [], life: shopWindow },
  { path: '/shop/upgrade', query: ['parts', 'want', 'find'], life: shopWindow },
  {
    path: '/shop/build',
    query: ['parts', 'name', 'ready', 'budget', 'purpose'],
    life: shopWindow,
  },
];
