import { effectivePrice, maxQuantity, runningSalePrice } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import type { Reader } from '#api/platform/db/transaction.ts';
import { findOffer } from './carts.queries.ts';

interface Wish {
  productId: string;
  quantity: number;
}

/** The price at which that many can be had now; refuses when they cannot. */
export async function requireBuyable(
  read: Reader,
  { productId, quantity }: Wish,
  now: Date,
): Promise<number> {
  const offer = await findOffer(read, productId);
  if (!offer || offer.status !== 'active' || offer.price === null) {
    throw new AppError('catalog.product_not_found');
  }
  if (offer.onHand === 0) throw new AppError('cart.sold_out');
  if (quantity > offer.onHand) throw new AppError('cart.over_stock', { available: offer.onHand });
  if (quantity > maxQuantity) throw new AppError('cart.over_limit', { limit: maxQuantity });
  return effectivePrice({ price: offer.price, salePrice: runningSalePrice(offer, now) });
}
