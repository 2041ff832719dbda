import { ErrorReply } from '@sirkito/contracts/error-reply';
import { beforeAll, expect, test } from 'vitest';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { httpBuyer } from '#api/testing/people/http-buyer.ts';
import { peopleOf } from '#api/testing/people/people.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
beforeAll(async () => {
  await newLocalities(shop);
  // As if the limit had been higher when the carts below were filled.
  await shop.asOwner('alter table cart_line drop constraint cart_line_quantity_range');
});

const brokenBy = (productId: string) => ({
  id: 'max_units_of_product',
  sentence: 'You can order up to 99 of each product',
  productId,
  fix: { quantity: 99, label: 'Change to 99' },
});

test('[OR-12] cart, quote, placing and manual orders answer a broken rule alike', async () => {
  const app = await shop.app();
  const buyer = await httpBuyer(shop, app);
  const staff = await peopleOf(shop, app).staff();
  const productId = await newProduct(shop, { price: 10, stock: 500 });
  await buyer.fillCart(productId);
  const setQuantity = (quantity: number) =>
    shop.asOwner('update cart_line set quantity = $2 where product_id = $1', [productId, quantity]);
  const viewCart = () => buyer.ask(`/api/shop/cart/get/${buyer.userId}`);
  const quote = () => buyer.ask(`/api/shop/orders/quote?addressId=${buyer.addressId}`);
  const place = () =>
    buyer.send('/api/shop/orders', { addressId: buyer.addressId, paymentMethod: 'card' });
  const takeOrder = (path: string, quantity: number, more = {}) =>
    app.inject({
      method: 'POST',
      url: `/api/admin/orders${path}`,
      headers: staff.headers,
      payload: {
        items: [{ productId, quantity }],
        fullName: 'Maria Santos',
        phone: '0917 555 0142',
        payment: 'cash',
        ...more,
      },
    });

  await setQuantity(100);
  const rule = brokenBy(productId);
  const { sentence: message } = rule;
  const refused = { success: false, code: 'order.rule_broken', message, details: rule };
  expect((await viewCart()).json()).toMatchObject({
    data: { problems: [{ kind: 'rule_broken', ...rule }] },
  });
  expect((await quote()).json()).toMatchObject({
    quote: { problem: { code: 'order.rule_broken', message, details: rule } },
  });
  const manual = { key: 'one', expectedTotal: 1_000 };
  for (const reply of [
    await place(),
    await buyer.fillCart(productId),
    await takeOrder('/quote', 100),
    await takeOrder('', 100, manual),
  ]) {
    expect(reply.statusCode).toBe(409);
    expect(ErrorReply.parse(reply.json())).toMatchObject(refused);
  }

  await setQuantity(rule.fix.quantity);
  expect((await viewCart()).json()).toMatchObject({ data: { problems: [] } });
  expect((await quote()).json()).toMatchObject({ quote: { problem: null } });
  expect((await place()).statusCode).toBe(200);
  expect((await takeOrder('/quote', 99)).statusCode).toBe(200);
});
