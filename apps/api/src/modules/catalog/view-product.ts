import { keyFigures, specificationTable } from '@sirkito/commerce';
import type { ProductDetail } from '@sirkito/contracts/catalog-product';
import { AppError } from '@sirkito/contracts/errors';
import { z } from 'zod';
import type { Ctx } from '#api/platform/context.ts';
import { toCard } from './product-card.ts';
import { pricesHoldUntil } from './prices-hold-until.ts';
import { listProductAndNeighbours } from './product-detail.queries.ts';

const relatedShown = 8;
const uuid = z.uuid();

export async function viewProduct(ctx: Ctx, id: string): Promise<ProductDetail> {
  // Anything else would make the database refuse the question instead of the answer being no.
  if (!uuid.safeParse(id).success) throw new AppError('catalog.product_not_found');
  const [own, ...neighbours] = await listProductAndNeighbours(ctx.read, id, relatedShown);
  if (!own?.detail) throw new AppError('catalog.product_not_found');

  const now = ctx.now();
  const card = toCard(own, now);
  return {
    ...card,
    ...own.detail,
    category: { ...card.category, path: own.detail.categoryPath },
    createdAt: new Date(own.detail.createdAt).toISOString(),
    attributes: own.attributes,
    specifications: specificationTable(own.categoryId, own.attributes),
    figures: keyFigures(own.categoryId, own.attributes),
    pricesHoldUntil: pricesHoldUntil([own, ...neighbours], now),
    related: neighbours.map((row) => toCard(row, now)),
  };
}
