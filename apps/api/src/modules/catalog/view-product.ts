import { specificationTable } from '@sirkito/commerce';
import type { ProductDetail } from '@sirkito/contracts/catalog-product';
import { AppError } from '@sirkito/contracts/errors';
import { z } from 'zod';
import type { Ctx } from '#api/platform/context.ts';
import { toCard } from './product-card.ts';
import { listCards } from './product-cards.queries.ts';
import { findDetail, listCategoryPath, listNeighbourIds } from './product-detail.queries.ts';

const relatedShown = 8;

export async function viewProduct(ctx: Ctx, id: string): Promise<ProductDetail> {
  // Anything else would make the database refuse the question instead of the answer being no.
  const detail = z.uuid().safeParse(id).success ? await findDetail(ctx.read, id) : undefined;
  if (!detail) throw new AppError('catalog.product_not_found');

  const { categoryId, price } = detail;
  const near = { productId: id, categoryId, price: price ?? 0, limit: relatedShown };
  const [categoryPath, neighbourIds] = await Promise.all([
    listCategoryPath(ctx.read, categoryId),
    listNeighbourIds(ctx.read, near),
  ]);
  const rows = await listCards(ctx.read, [id, ...neighbourIds]);
  const own = rows.find((row) => row.id === id);
  if (!own) throw new AppError('catalog.product_not_found');

  const cards = new Map(rows.map((row) => [row.id, toCard(row, ctx.now())]));
  return {
    ...toCard(own, ctx.now()),
    categoryPath,
    description: detail.description,
    attributes: own.attributes,
    specifications: specificationTable(categoryId, own.attributes),
    warrantyMonths: detail.warrantyMonths,
    weightG: detail.weightG,
    boxMm: detail.boxMm,
    status: detail.status === 'archived' ? 'archived' : 'active',
    createdAt: detail.createdAt.toISOString(),
    related: neighbourIds.flatMap((neighbour) => cards.get(neighbour) ?? []),
  };
}
