import {
  brokenRules,
  effectivePrice,
  maxUnitsOfProduct,
  runningSalePrice,
  type Centavos,
} from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import type { Reader } from '#api/platform/db/transaction.ts';
import { findOffer } from '../carts.queries.ts';

interface LineRequest {
  productId: string;
  quantity: number;
}

/** Returns the current unit price; throws when that quantity cannot be bought. */
export async function requireBuyable(
  read: Reader,
  { productId, quantity }: LineRequest,
  now: Date,
): Promise<Centavos> {
  const offer = await findOffer(read, productId);
  if (!offer || offer.status !== 'active' || offer.price === null) {
    throw new AppError('catalog.product_not_found');
  }
  const { available } = offer;
  if (available === 0) throw new AppError('cart.sold_out');
  if (quantity > available) throw new AppError('cart.over_stock', { available });
  // A cart can't store more. What breaks another order rule is stored, and shown with its fix.
  const line = { productId, quantity, title: '', categoryIds: [] };
  const [rule] = brokenRules([line], [maxUnitsOfProduct]);
  if (rule) throw new AppError('order.rule_broken', rule);
  return effectivePrice({ price: offer.price, salePrice: runningSalePrice(offer, now) });
}
