import type { Order, OrderBody } from '@sirkito/contracts/orders/schemas';
import { addToCart } from '#api/modules/carts/lines/cart-changes.ts';
import { createOrderQueue } from '#api/modules/orders/placing/order-queue.ts';
import { placeOrder } from '#api/modules/orders/placing/place-order.ts';
import { newBuyer } from '../people/buyer.ts';
import { newProduct } from './product.ts';
import type { testShop } from '../test-shop.ts';

interface OrderOptions {
  productId?: string;
  stock?: number;
  quantity?: number;
  paymentMethod?: OrderBody['paymentMethod'];
  isPickup?: boolean;
}

/** Places an order for one product through the use case. Needs `newLocalities` first. */
export async function newOrder(
  shop: ReturnType<typeof testShop>,
  {
    productId,
    stock = 20,
    quantity = 1,
    paymentMethod = 'cod',
    isPickup = false,
  }: OrderOptions = {},
) {
  const buyer = await newBuyer(shop);
  // Unverified accounts may have only a few open orders.
  await shop.asOwner('update account set email_verified_at = now() where id = $1', [
    buyer.accountId,
  ]);
  const product = productId ?? (await newProduct(shop, { stock }));
  const orderMore = async (): Promise<Order> => {
    await addToCart(buyer.ctx, { productId: product, quantity });
    const delivery = isPickup
      ? { pickup: { fullName: 'Test Buyer', phone: '+639175550123' } }
      : { addressId: buyer.addressId };
    const body = { ...delivery, paymentMethod, notes: '' };
    const queue = createOrderQueue(shop.as({ kind: 'shop' }));
    return placeOrder(buyer.ctx, { body, key: null }, queue);
  };
  const order = await orderMore();
  return { ...buyer, productId: product, order, orderId: order._id, orderMore };
}
