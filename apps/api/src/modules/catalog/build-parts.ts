import { toCentavos, type Pesos } from '@sirkito/commerce';
import type { Part } from '@sirkito/compatibility';
import type { ProductCard } from '@sirkito/contracts/catalog-listing';
import { z } from 'zod';
import type { Ctx } from '#api/platform/context.ts';
import { listOnceSoldIds, listSoldIds } from './chosen.queries.ts';
import { fitFilter } from './fit-filter.ts';
import { dearest, type Filter } from './listing-filter.ts';
import { listPage } from './listing.queries.ts';
import { listInStockByPrice } from './in-stock.queries.ts';
import { pricesHoldUntil } from './prices-hold-until.ts';
import { toCard } from './product-card.ts';
import { listCards, type CardRow } from './product-cards.queries.ts';
import { readSearch } from './read-search.ts';

/** A product with the facts that the rules read. */
export type BuildPart = ProductCard & { attributes: Part['attributes'] };

export const toPart = ({ _id, category, name, attributes }: BuildPart): Part => ({
  id: _id,
  categoryId: category.id,
  name,
  attributes,
});

const toBuildPart = (row: CardRow, now: Date): BuildPart => ({
  ...toCard(row, now),
  attributes: row.attributes,
});

/** Parts by their ids, in that order; one twice is two. What is not sold is left out. */
export async function viewBuildParts(ctx: Ctx, ids: readonly string[]) {
  const chosen = await listRows(ctx, ids, listSoldIds);
  return {
    parts: chosen.map((row) => toBuildPart(row, ctx.now())),
    pricesHoldUntil: pricesHoldUntil(chosen, ctx.now()),
  };
}

/** The same for what somebody has at home: it may be no longer sold. */
export async function viewOwnedParts(ctx: Ctx, ids: readonly string[]): Promise<BuildPart[]> {
  const rows = await listRows(ctx, ids, listOnceSoldIds);
  return rows.map((row) => toBuildPart(row, ctx.now()));
}

async function listRows(ctx: Ctx, ids: readonly string[], known: typeof listSoldIds) {
  // Anything else would make the database refuse the question instead of the answer being no.
  const asked = ids.filter((id) => z.uuid().safeParse(id).success).map((id) => id.toLowerCase());
  const once = [...new Set(asked)];
  const [shown, rows] = await Promise.all([known(ctx.read, once), listCards(ctx.read, once)]);
  const found = new Map(rows.map((row) => [row.id, row]));
  return asked.filter((id) => shown.includes(id)).flatMap((id) => found.get(id) ?? []);
}

interface Wish {
  categoryIds: readonly string[];
  /** Only what fits these by the hard rules; undefined asks for everything. */
  beside: readonly Part[] | undefined;
  /** Also what lacks a measure, and so may fit. */
  mayLack?: boolean;
  search: string | undefined;
  sort: 'relevance' | 'price-lowtohigh' | 'price-hightolow';
  /** Only what can be had today. */
  isInStock?: boolean;
  /** In pesos. */
  leastPrice?: number | undefined;
  limit: number;
}

const inStock: Filter = { kind: 'availability', name: 'availability', inStock: true };

const from = (pesos: number): Filter => ({
  kind: 'price',
  name: 'price',
  min: toCentavos(pesos as Pesos),
  max: dearest,
});

/** The first of what could go into a place of a build. */
export async function listForPlace(ctx: Ctx, wish: Wish): Promise<BuildPart[]> {
  const { beside, categoryIds } = wish;
  const search = wish.search
    ? await readSearch(ctx.read, wish.search, { isTyping: false })
    : undefined;
  const filters = beside
    ? await Promise.all(categoryIds.map((id) => fitFilter(ctx.read, id, beside, wish.mayLack)))
    : [];
  const rows = await listPage(ctx.read, {
    categoryIds,
    search,
    filters: [
      // Drives are in two subcategories and have no hard limits in either.
      ...filters.flatMap((filter) => filter ?? []),
      ...(wish.isInStock ? [inStock] : []),
      ...(wish.leastPrice === undefined ? [] : [from(wish.leastPrice)]),
    ],
    now: ctx.now(),
    sort: wish.sort,
    limit: wish.limit,
    offset: 0,
  });
  return rows.map((row) => toBuildPart(row, ctx.now()));
}

/** Some of what is in stock in each subcategory, from cheap to dear. */
export async function listInStock(
  ctx: Ctx,
  categoryIds: readonly string[],
  each: number,
): Promise<BuildPart[]> {
  const ids = await listInStockByPrice(ctx.read, categoryIds, each);
  const rows = await listCards(ctx.read, ids);
  return rows.map((row) => toBuildPart(row, ctx.now()));
}
