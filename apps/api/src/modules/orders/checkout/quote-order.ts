import {
  asCentavos,
  packParcel,
  shippingFee,
  shippingZones,
  toPesos,
  vatIncluded,
} from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import type { OrderQuote } from '@sirkito/contracts/orders/schemas';
import { findCartPromotion } from '#api/modules/carts/index.ts';
import { readSetting } from '#api/modules/settings/index.ts';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { codLimit, codLimitUnverified } from '../order/order-rules.ts';
import { listQuoteLines } from './quote.queries.ts';

/** Returns the totals of placing the order now. Without an address it quotes a pick-up. */
export async function quoteOrder(ctx: Ctx, addressId?: string): Promise<OrderQuote> {
  const { accountId } = requireShopper(ctx);
  const at = ctx.now();
  const [rows, promotion, table] = await Promise.all([
    listQuoteLines(ctx.read, { accountId, addressId, at }),
    findCartPromotion(ctx.read, accountId, at),
    readSetting(ctx.read, 'shipping'),
  ]);
  const zone = shippingZones.find(({ id }) => id === rows[0]?.zone);
  if (addressId && !zone) throw new AppError('address.not_found');
  if (!zone && !(await readSetting(ctx.read, 'store_profile')).address) {
    throw new AppError('order.no_pickup');
  }
  const lines = rows.flatMap(({ quantity, ...row }) =>
    quantity === null ? [] : { ...row, quantity },
  );
  if (lines.length === 0) throw new AppError('order.cart_empty');
  if (lines.some(({ price }) => price === null)) throw new AppError('order.product_unavailable');
  const subtotal = asCentavos(
    lines.reduce((sum, { price, quantity }) => sum + Number(price) * quantity, 0),
  );
  const fee = zone ? shippingFee(table, zone.id, packParcel(lines, subtotal)) : asCentavos(0);
  const discount = promotion?.taken;
  const total = asCentavos(subtotal + fee - (discount?.amount ?? 0));
  return {
    subtotal: toPesos(subtotal),
    shippingFee: toPesos(fee),
    discounts: discount ? [{ label: discount.name, amount: toPesos(discount.amount) }] : [],
    total: toPesos(total),
    vatIncluded: toPesos(vatIncluded(total)),
    zone: zone ? { name: zone.name, days: table.zones[zone.id].days } : null,
    codLimit: rows[0]?.isVerified ? codLimit : codLimitUnverified,
  };
}
