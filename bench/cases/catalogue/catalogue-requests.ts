import { listProducts } from '@sirkito/api/src/modules/catalog/browse/list-products.ts';
import { searchProducts } from '@sirkito/api/src/modules/catalog/search/search-products.ts';
import { viewProduct } from '@sirkito/api/src/modules/catalog/products/view-product.ts';
import type { Ctx } from '@sirkito/api/src/platform/context.ts';
import { ListingQuery, type ListingReply } from '@sirkito/contracts/catalog/listing-schemas';

export interface CatalogueRequest {
  name: string;
  title: string;
  path: string;
  /** Path on the minimal shop. */
  barePath?: string;
  /** Use case behind the path. */
  ask: (ctx: Ctx) => Promise<unknown>;
  maxConnections: number;
  /** Public responses are cached for a moment. */
  isCached: boolean;
}

const category = 'graphics_card';
const attributes = ['chipset', 'memory'];
const searchText = 'rtx 4060';
const typed = 'ryzen 5 76';
const crowd = 32;
const typing = 4;

export async function chooseRequests(api: string): Promise<CatalogueRequest[]> {
  const { query, id } = await chooseListing(api);
  const found = { search: searchText };
  return [
    {
      name: 'listing',
      title: `Listing of ${category}, two filters, by price`,
      path: listingPath(query),
      barePath: `/listing?${bareFilters(query)}`,
      ask: (ctx) => listProducts(ctx, ListingQuery.parse(query)),
      maxConnections: crowd,
      isCached: true,
    },
    {
      name: 'search',
      title: `Search for ${searchText} with facet counts`,
      path: listingPath(found),
      barePath: `/search?${new URLSearchParams({ words: searchText }).toString()}`,
      ask: (ctx) => listProducts(ctx, ListingQuery.parse(found)),
      maxConnections: crowd,
      isCached: true,
    },
    {
      name: 'suggestions',
      title: `Suggestions for ${typed}`,
      path: `/api/products/search?${new URLSearchParams({ query: typed, limit: '5' }).toString()}`,
      ask: (ctx) => searchProducts(ctx, { query: typed, limit: 5 }),
      maxConnections: typing,
      isCached: false,
    },
    {
      name: 'product',
      title: 'One product',
      path: `/api/shop/products/get/${id}`,
      barePath: `/product?id=${id}`,
      ask: (ctx) => viewProduct(ctx, id),
      maxConnections: crowd,
      isCached: true,
    },
  ];
}

/** Returns a query with the two most common filter values, and a product that matches. */
async function chooseListing(api: string) {
  const query: Record<string, string> = { category, sort: 'price-lowtohigh' };
  for (const attribute of attributes) {
    // In sequence: in a small shop the two most common values may never occur together.
    const { facets } = await listingAt(api, query);
    const values = facets.find((facet) => facet.attribute === attribute)?.values ?? [];
    const [most] = values.toSorted((one, other) => other.count - one.count);
    query[`attr.${attribute}`] = most?.value ?? '';
  }
  const { data } = await listingAt(api, query);
  const id = data[0]?._id;
  if (id === undefined) throw new Error(`no product matches ${JSON.stringify(query)}`);
  return { query, id };
}

const bareFilters = (query: Record<string, string>): string =>
  new URLSearchParams({
    category,
    ...Object.fromEntries(attributes.map((name) => [name, query[`attr.${name}`] ?? ''])),
  }).toString();

const listingPath = (query: Record<string, string>): string =>
  `/api/shop/products/get?${new URLSearchParams(query).toString()}`;

const listingAt = async (api: string, query: Record<string, string>) =>
  (await (await fetch(`${api}${listingPath(query)}`)).json()) as ListingReply;
