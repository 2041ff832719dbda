import { effectivePrice, maxQuantity, runningSalePrice, type Centavos } from '@sirkito/commerce';
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
  if (offer.onHand === 0) throw new AppError('cart.sold_out');
  if (quantity > offer.onHand) throw new AppError('cart.over_stock', { available: offer.onHand });
  if (quantity > maxQuantity) throw new AppError('cart.over_limit', { limit: maxQuantity });
  return effectivePrice({ price: offer.price, salePrice: runningSalePrice(offer, now) });
}
