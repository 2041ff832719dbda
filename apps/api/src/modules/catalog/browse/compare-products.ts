import { specificationTable } from '@sirkito/commerce';
import type { CompareQuery, CompareReply } from '@sirkito/contracts/catalog/compare-schemas';
import { z } from 'zod';
import type { Ctx } from '#api/platform/context.ts';
import { listOnSaleIds } from './compared-products.queries.ts';
import { pricesHoldUntil } from '../product/prices-hold-until.ts';
import { toCard } from '../product/product-card.ts';
import { listCards, type CardRowWithAttributes } from '../product/product-cards.queries.ts';

/** Returns the products on sale in the order of the ids, with the specifications to compare. */
export async function compareProducts(
  ctx: Ctx,
  { ids }: CompareQuery,
): Promise<Omit<CompareReply, 'success'>> {
  // Drop ids that are not UUIDs: PostgreSQL would throw instead of finding nothing.
  const validIds = ids.filter((id) => z.uuid().safeParse(id).success).map((id) => id.toLowerCase());
  const [onSale, rows] = await Promise.all([
    listOnSaleIds(ctx.read, validIds),
    listCards(ctx.read, validIds),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const products = validIds.filter((id) => onSale.includes(id)).flatMap((id) => byId.get(id) ?? []);
  return {
    data: products.map((row) => toComparedProduct(row, ctx.now())),
    pricesHoldUntil: pricesHoldUntil(products, ctx.now()),
  };
}

const toComparedProduct = (row: CardRowWithAttributes, now: Date) => ({
  ...toCard(row, now),
  attributes: row.attributes,
  specifications: specificationTable(row.card.category.id, row.attributes),
});
