import { shippingZones, toPesos, vatIncluded } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import type { OrderQuote } from '@sirkito/contracts/orders/schemas';
import { readSetting, readSettings } from '#api/modules/settings/index.ts';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { codLimit, codLimitUnverified, orderRulesOf } from '../order/order-rules.ts';
import { toTotals } from './place-order.ts';
import { quoteCart } from './quote.queries.ts';

/** Returns the totals of placing the order now. Without an address it quotes a pick-up. */
export async function quoteOrder(ctx: Ctx, addressId?: string): Promise<OrderQuote> {
  const { accountId } = requireShopper(ctx);
  const { shipping: table, cash_on_delivery: cod } = await readSettings(ctx.read, [
    'shipping',
    'cash_on_delivery',
  ]);
  const rules = orderRulesOf(table, cod);
  const quote = await quoteCart(ctx.read, { accountId, addressId, rules, at: ctx.now() });
  const zone = shippingZones.find(({ id }) => id === quote?.zone);
  if (addressId && !zone) throw new AppError('address.not_found');
  if (!zone && !(await readSetting(ctx.read, 'store_profile')).address) {
    throw new AppError('order.no_pickup');
  }
  if (!quote || quote.outcome === 'cart_empty') throw new AppError('order.cart_empty');
  if (quote.outcome === 'product_unavailable') throw new AppError('order.product_unavailable');
  const { discount, ...totals } = toTotals(quote);
  return {
    ...totals,
    discounts: quote.promotion === null ? [] : [{ label: quote.promotion, amount: discount }],
    vatIncluded: toPesos(vatIncluded(quote.total)),
    zone: zone ? { name: zone.name, days: table.zones[zone.id].days } : null,
    codLimit: quote.isVerified ? codLimit : codLimitUnverified,
    isCodOffered: (quote.codScore ?? 0) < cod.refuseFrom,
  };
}
