import type { Order, OrderBody } from '@sirkito/contracts/order';
import { addToCart } from '#api/modules/carts/add-to-cart.ts';
import { createOrderQueue, placeOrder } from '#api/modules/orders/place-order.ts';
import { newBuyer } from './buyer.ts';
import { newProduct } from './shelf.ts';
import type { testShop } from './test-shop.ts';

interface Wish {
  productId?: string;
  stock?: number;
  quantity?: number;
  paymentMethod?: OrderBody['paymentMethod'];
  isPickup?: boolean;
}

/** Someone who has just ordered one product; the places must be there already. */
export async function newOrder(
  shop: ReturnType<typeof testShop>,
  { productId, stock = 20, quantity = 1, paymentMethod = 'cod', isPickup = false }: Wish = {},
) {
  const buyer = await newBuyer(shop);
  // Of those who confirmed their address, any number is taken.
  await shop.asOwner('update account set email_verified_at = now() where id = $1', [
    buyer.accountId,
  ]);
  const product = productId ?? (await newProduct(shop, { stock }));
  const orderMore = async (): Promise<Order> => {
    await addToCart(buyer.ctx, { productId: product, quantity });
    const where = isPickup
      ? { pickup: { fullName: 'Test Buyer', phone: '+639175550123' } }
      : { addressId: buyer.addressId };
    const body = { ...where, paymentMethod, notes: '' };
    const queue = createOrderQueue(shop.as({ kind: 'shop' }));
    return placeOrder(buyer.ctx, { body, key: null }, queue);
  };
  const order = await orderMore();
  return { ...buyer, productId: product, order, orderId: order._id, orderMore };
}
