import { ProductBody } from '@sirkito/contracts/products/body';
import { z } from 'zod';
import { requireShop, type Ctx } from '#api/platform/context.ts';
import { toProduct } from '../modules/catalog/product/product.ts';
import { saveProducts } from '../modules/catalog/products/save-products.ts';
import { listSkus, readLookups } from '../modules/catalog/product/lookups.queries.ts';

const day = 24 * 60 * 60 * 1_000;

/**
 * A record of the demo catalogue. `saleDays` counts from seeding; `form` is for its picture and
 * `unconfirmed` for its readers.
 */
const DemoRecord = z
  .looseObject({ saleDays: z.int().min(1).max(60).nullish(), stock: z.int().min(0) })
  .transform(({ saleDays, stock, form: _form, unconfirmed: _unconfirmed, ...rest }) => ({
    saleDays,
    totalStock: stock,
    ...rest,
  }));

/** Adds missing demo products and leaves existing ones alone, since they may have been edited. */
export async function seedDemoProducts(ctx: Ctx, records: readonly unknown[]): Promise<number> {
  requireShop(ctx);
  const shelf = await readLookups(ctx.read);
  const products = records.map((record) => {
    const checked = toProduct(toBody(record, ctx.now()), shelf);
    if ('problems' in checked) {
      throw new Error(`Invalid demo record: ${JSON.stringify({ record, ...checked })}`);
    }
    return checked.product;
  });
  return ctx.transact(async (tx) => {
    const known = new Set(
      await listSkus(
        tx,
        products.map(({ sku }) => sku),
      ),
    );
    const missing = products.filter(({ sku }) => !known.has(sku));
    await saveProducts(tx, ctx, missing);
    return missing.length;
  });
}

function toBody(record: unknown, now: Date): ProductBody {
  const { saleDays, ...body } = DemoRecord.parse(record);
  const ends = saleDays && { saleEndsAt: new Date(now.getTime() + saleDays * day).toISOString() };
  return ProductBody.parse({ ...body, ...ends, status: 'active' });
}
