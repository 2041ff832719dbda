import { requireShop, type Ctx } from '#api/platform/context.ts';
import { requireBranch } from '../product/category-branch.ts';
import { columnsFor } from './csv-columns.ts';
import { listRecords } from '../products/product-records.queries.ts';
import { toRecord, type ProductRecord } from '../products/product-record.ts';
import { readLookups } from '../product/lookups.queries.ts';

export interface Export {
  /** A column for every field and attribute of the records. */
  columns: string[];
  records: AsyncIterable<ProductRecord>;
}

const batchSize = 1_000;

/** Exports all products of a category, or of the shop, by SKU. Importing them changes nothing. */
export async function exportProducts(
  ctx: Ctx,
  { category }: { category?: string | undefined } = {},
): Promise<Export> {
  requireShop(ctx);
  const { subcategories } = await readLookups(ctx.read);
  const branch = category === undefined ? [...subcategories] : requireBranch(category);
  const categoryIds = branch.filter((id) => subcategories.has(id));
  return {
    columns: columnsFor(categoryIds),
    records: inBatches(ctx, category === undefined ? undefined : categoryIds),
  };
}

async function* inBatches(
  ctx: Ctx,
  categoryIds: readonly string[] | undefined,
): AsyncGenerator<ProductRecord> {
  let afterSku: string | undefined = '';
  while (afterSku !== undefined) {
    const batch = await listRecords(ctx.read, { categoryIds, afterSku, limit: batchSize });
    yield* batch.map(toRecord);
    afterSku = batch.length < batchSize ? undefined : batch.at(-1)?.sku;
  }
}
