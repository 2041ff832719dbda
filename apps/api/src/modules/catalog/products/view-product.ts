import { keySpecs, specificationTable } from '@sirkito/commerce';
import { needsAndLimits } from '@sirkito/compatibility';
import type { ProductDetail } from '@sirkito/contracts/catalog/product-schemas';
import { AppError } from '@sirkito/contracts/errors';
import { z } from 'zod';
import type { Ctx } from '#api/platform/context.ts';
import { categoryPath } from '../product/category-branch.ts';
import { toCard, verifiedRating } from '../product/product-card.ts';
import { pricesHoldUntil } from '../product/prices-hold-until.ts';
import { listProductAndRelated } from './product-detail.queries.ts';

const maxRelated = 4;
const uuid = z.uuid();

export async function viewProduct(ctx: Ctx, id: string): Promise<ProductDetail> {
  // PostgreSQL would throw on an id that is not a UUID instead of finding nothing.
  if (!uuid.safeParse(id).success) throw new AppError('catalog.product_not_found');
  const [own, ...relatedProducts] = await listProductAndRelated(ctx.read, id, maxRelated);
  if (!own?.detail) throw new AppError('catalog.product_not_found');

  const now = ctx.now();
  const { categoryNames, ...detail } = own.detail;
  const { attributes } = detail;
  const { id: categoryId } = own.card.category;
  const path = categoryPath(categoryId).map((step) => ({
    id: step,
    name: categoryNames[step] ?? step,
  }));
  const card = toCard(own, now);
  return {
    ...card,
    ...detail,
    category: { ...card.category, path },
    categoryPath: path,
    verifiedRating: verifiedRating(own),
    createdAt: new Date(detail.createdAt).toISOString(),
    specifications: specificationTable(categoryId, attributes),
    figures: keySpecs(categoryId, attributes),
    fit: needsAndLimits({ id, categoryId, name: card.name, attributes }),
    pricesHoldUntil: pricesHoldUntil([own, ...relatedProducts], now),
    related: relatedProducts.map((row) => toCard(row, now)),
  };
}
