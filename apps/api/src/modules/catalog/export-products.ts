import { requireShop, type Ctx } from '#api/platform/context.ts';
import { requireBranch } from './category-branch.ts';
import { columnsFor } from './csv-columns.ts';
import { listRecords } from './product-records.queries.ts';
import { toRecord, type ProductRecord } from './product-record.ts';
import { readShelf } from './shelf.queries.ts';

export interface Export {
  /** Under which every field and fact of the records has its place. */
  columns: string[];
  records: AsyncIterable<ProductRecord>;
}

const batchSize = 1_000;

/** Every product of a category, or of the shop, in order of SKU. To import them changes nothing. */
export async function exportProducts(
  ctx: Ctx,
  { category }: { category?: string | undefined } = {},
): Promise<Export> {
  requireShop(ctx);
  const { subcategories } = await readShelf(ctx.read);
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
