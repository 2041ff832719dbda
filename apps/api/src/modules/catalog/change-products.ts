import { toCentavos, toPesos, type Centavos, type Pesos } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import { ProductBody } from '@sirkito/contracts/product-body';
import type { BulkBody, BulkChange } from '@sirkito/contracts/product-bulk-staff';
import { audit, isAudited } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { lockRecordsById } from './product-records.queries.ts';
import { toRecord } from './product-record.ts';
import { requireProduct } from './product.ts';
import { saveProducts } from './save-products.ts';
import { readShelf } from './shelf.queries.ts';

const action = 'catalog.bulk_change';

/**
 * Changes all of them or, when one cannot be so, none. Says how many came out different. A change
 * by so many percent must not be made twice, so what was asked for already is not made again.
 */
export async function changeProducts(ctx: Ctx, { ids, change, key }: BulkBody): Promise<number> {
  requireStaff(ctx);
  return ctx.transact(async (tx) => {
    const stored = await lockRecordsById(tx, ids);
    const wanted = new Set(ids).size;
    if (key && (await isAudited(tx, ctx, { action, key }))) return wanted;
    if (stored.length < wanted) throw new AppError('catalog.product_not_found');
    const shelf = await readShelf(tx);
    const changes = stored.map(({ id, ...record }) => {
      const before = ProductBody.parse(toRecord(record));
      return { id, before, after: changed(before, change) };
    });
    const products = changes.map(({ after }) => requireProduct(after, shelf));
    const saved = await saveProducts(tx, ctx, products);
    for (const [place, { id, before, after }] of changes.entries()) {
      const subject = `product:${id}`;
      await audit(tx, ctx, { action, subject, before, after, key: place === 0 ? key : undefined });
    }
    return saved.changed;
  });
}

function changed(body: ProductBody, change: BulkChange): ProductBody {
  const { salePrice, saleStartsAt: _start, saleEndsAt: _end, ...usual } = body;
  switch (change.kind) {
    case 'status':
      return { ...body, status: change.status };
    case 'price': {
      const factor = 1 + change.percent / 100;
      return {
        ...body,
        price: times(body.price, factor),
        ...(salePrice !== undefined && { salePrice: times(salePrice, factor) }),
      };
    }
    case 'sale':
      return {
        ...usual,
        salePrice: times(body.price, 1 - change.percentOff / 100),
        ...(change.startsAt && { saleStartsAt: change.startsAt }),
        ...(change.endsAt && { saleEndsAt: change.endsAt }),
      };
    case 'end_sale':
      return usual;
  }
}

const times = (pesos: Pesos | undefined, factor: number): Pesos | undefined =>
  pesos === undefined
    ? undefined
    : toPesos(Math.max(1, Math.round(toCentavos(pesos) * factor)) as Centavos);
