import { ProductBody } from '@sirkito/contracts/product-body';
import { z } from 'zod';
import { requireShop, type Ctx } from '#api/platform/context.ts';
import { toProduct } from './product.ts';
import { saveProducts } from './save-products.ts';
import { listSkus, readShelf } from './shelf.queries.ts';

const day = 24 * 60 * 60 * 1_000;

/** A record of the demo catalogue: a sale ends so many days after the shop was seeded. */
const DemoRecord = z
  .looseObject({ saleDays: z.int().min(1).max(60).nullish(), stock: z.int().min(0) })
  .transform(({ saleDays, stock, ...rest }) => ({ saleDays, totalStock: stock, ...rest }));

/** Adds the demo products that are missing; what is there, and may have been changed, stays. */
export async function seedDemoProducts(ctx: Ctx, records: readonly unknown[]): Promise<number> {
  requireShop(ctx);
  const shelf = await readShelf(ctx.read);
  const products = records.map((record) => {
    const checked = toProduct(toBody(record, ctx.now()), shelf);
    if ('problems' in checked) {
      throw new Error(`A demo record is wrong: ${JSON.stringify({ record, ...checked })}`);
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
