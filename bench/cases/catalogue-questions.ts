import { listProducts } from '@sirkito/api/src/modules/catalog/list-products.ts';
import { searchProducts } from '@sirkito/api/src/modules/catalog/search-products.ts';
import { viewProduct } from '@sirkito/api/src/modules/catalog/view-product.ts';
import type { Ctx } from '@sirkito/api/src/platform/context.ts';
import { ListingQuery, type ListingReply } from '@sirkito/contracts/catalog-listing';

export interface Question {
  name: string;
  title: string;
  path: string;
  /** The least that a shop could answer to it. */
  barePath?: string;
  /** The use case behind it. */
  ask: (ctx: Ctx) => Promise<unknown>;
  mostConnections: number;
  /** Answers that are the same for everyone are kept for a moment. */
  isKept: boolean;
}

const category = 'graphics_card';
const attributes = ['chipset', 'memory'];
const words = 'rtx 4060';
const typed = 'ryzen 5 76';
const crowd = 32;
const typing = 4;

export async function chooseQuestions(api: string): Promise<Question[]> {
  const { query, id } = await chooseListing(api);
  const found = { search: words };
  return [
    {
      name: 'listing',
      title: `Listing of ${category}, two filters, by price`,
      path: listingPath(query),
      barePath: `/listing?category=${category}`,
      ask: (ctx) => listProducts(ctx, ListingQuery.parse(query)),
      mostConnections: crowd,
      isKept: true,
    },
    {
      name: 'search',
      title: `Search for ${words} with counts`,
      path: listingPath(found),
      barePath: `/search?${new URLSearchParams({ words }).toString()}`,
      ask: (ctx) => listProducts(ctx, ListingQuery.parse(found)),
      mostConnections: crowd,
      isKept: true,
    },
    {
      name: 'suggestions',
      title: `Suggestions for ${typed}`,
      path: `/api/products/search?${new URLSearchParams({ query: typed, limit: '5' }).toString()}`,
      ask: (ctx) => searchProducts(ctx, { query: typed, limit: 5 }),
      mostConnections: typing,
      isKept: false,
    },
    {
      name: 'product',
      title: 'One product',
      path: `/api/shop/products/get/${id}`,
      barePath: `/product?id=${id}`,
      ask: (ctx) => viewProduct(ctx, id),
      mostConnections: crowd,
      isKept: true,
    },
  ];
}

/** The filter that most products pass, the one that most of those pass, and one that passes both. */
async function chooseListing(api: string) {
  const query: Record<string, string> = { category, sort: 'price-lowtohigh' };
  for (const attribute of attributes) {
    // One after the other: in a small shop the two most frequent may never come together.
    const { facets } = await listingAt(api, query);
    const values = facets.find((facet) => facet.attribute === attribute)?.values ?? [];
    const [most] = values.toSorted((one, other) => other.count - one.count);
    query[`attr.${attribute}`] = most?.value ?? '';
  }
  const { data } = await listingAt(api, query);
  const id = data[0]?._id;
  if (id === undefined) throw new Error(`nothing passes ${JSON.stringify(query)}`);
  return { query, id };
}

const listingPath = (query: Record<string, string>): string =>
  `/api/shop/products/get?${new URLSearchParams(query).toString()}`;

const listingAt = async (api: string, query: Record<string, string>) =>
  (await (await fetch(`${api}${listingPath(query)}`)).json()) as ListingReply;
