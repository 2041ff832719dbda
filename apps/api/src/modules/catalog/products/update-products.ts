import { asCentavos, toCentavos, toPesos, type Pesos } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import type { ProductBody } from '@sirkito/contracts/products/body';
import type { BulkBody, BulkChange } from '@sirkito/contracts/products/staff-bulk-schemas';
import { audit, isAudited } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { requireBody } from './product-change.ts';
import { lockRecordsById } from './product-records.queries.ts';
import { toListPrice, toRecord, type StoredProduct } from './product-record.ts';
import { requireProduct } from '../product/product.ts';
import { requireDropConfirmation } from './steep-drops.ts';
import { saveProducts } from './save-products.ts';
import { readLookups } from '../product/lookups.queries.ts';

const action = 'catalog.bulk_change';

/**
 * Applies a change to all products or, if one would be invalid, to none. Returns how many changed.
 * The idempotency key keeps a retried percentage from being applied twice.
 */
export async function updateProducts(
  ctx: Ctx,
  { ids, change, key, confirmPrice }: BulkBody,
): Promise<number> {
  requireStaff(ctx);
  return ctx.transact(async (tx) => {
    const stored = await lockRecordsById(tx, ids);
    const count = new Set(ids).size;
    if (key && (await isAudited(tx, ctx, { action, key }))) return count;
    if (stored.length < count) throw new AppError('catalog.product_not_found');
    const lookups = await readLookups(tx);
    const changes = stored.map(({ id, ...record }) => {
      const before = toBody(record);
      const after = applyChange(before, change);
      return { id, before, after, record, product: requireProduct(after, lookups) };
    });
    const products = changes.map(({ product }) => product);
    const prices = changes.map(({ record, product }) => ({
      before: toListPrice(record),
      after: product,
    }));
    await requireDropConfirmation(tx, ctx, prices, confirmPrice);
    const saved = await saveProducts(tx, ctx, products);
    for (const [index, { id, before, after }] of changes.entries()) {
      const subject = `product:${id}`;
      await audit(tx, ctx, { action, subject, before, after, key: index === 0 ? key : undefined });
    }
    return saved.changed;
  });
}

/** Stock isn't changed here. */
const toBody = (stored: StoredProduct): ProductBody =>
  requireBody({ ...toRecord(stored), totalStock: undefined });

function applyChange(body: ProductBody, change: BulkChange): ProductBody {
  const { salePrice, saleStartsAt: _start, saleEndsAt: _end, ...regular } = body;
  switch (change.kind) {
    case 'status':
      return { ...body, status: change.status };
    case 'price': {
      const factor = 1 + change.percent / 100;
      return {
        ...body,
        price: scale(body.price, factor),
        ...(salePrice !== undefined && { salePrice: scale(salePrice, factor) }),
      };
    }
    case 'sale':
      return {
        ...regular,
        salePrice: scale(body.price, 1 - change.percentOff / 100),
        ...(change.startsAt && { saleStartsAt: change.startsAt }),
        ...(change.endsAt && { saleEndsAt: change.endsAt }),
      };
    case 'end_sale':
      return regular;
  }
}

const scale = (pesos: Pesos | undefined, factor: number): Pesos | undefined =>
  pesos === undefined
    ? undefined
    : toPesos(asCentavos(Math.max(1, Math.round(toCentavos(pesos) * factor))));
