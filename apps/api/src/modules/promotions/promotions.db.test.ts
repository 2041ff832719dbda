import { expect, test } from 'vitest';
import { draftPromotion, newPromotion } from '#api/testing/data/promotion.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { addPromotion, editPromotion, endPromotion } from './edit-promotion.ts';
import { listPromotions } from './list-promotions.ts';

const shop = testShop();
const staff = () => shop.as(shop.staff());

test('lists a promotion after it is added, edited and ended, and audits each change', async () => {
  const sku = `T-${(await newProduct(shop)).toUpperCase()}`;
  const made = await newPromotion(shop, {
    code: 'MEMORY',
    kind: 'amount',
    value: 250.5,
    minimum: 1_000 as never,
    scope: 'products',
    targets: [sku.toLowerCase()],
  });
  expect(made).toMatchObject({ value: 250.5, targets: [sku], state: 'running', redemptions: 0 });
  const { _id, redemptions: _, state: __, ...body } = made;
  expect(await editPromotion(staff(), _id, { ...body, value: 300 })).toMatchObject({
    value: 300,
    version: 2,
  });
  expect(await endPromotion(staff(), _id)).toMatchObject({ state: 'over' });
  expect((await listPromotions(staff(), undefined)).data[0]).toMatchObject({ _id, state: 'over' });
  const { rows } = await shop.asOwner(
    `select action, before->>'value' as was, after->>'value' as is from audit_entry
     where subject = $1 order by id`,
    [`promotion:${_id}`],
  );
  expect(rows).toEqual([
    { action: 'promotions.add', was: null, is: '250.5' },
    { action: 'promotions.edit', was: '250.5', is: '300' },
    { action: 'promotions.end', was: null, is: null },
  ]);
});

test('[API-23] refuses a duplicate code, an unknown product and a limit below the current uses', async () => {
  const { _id, version } = await newPromotion(shop, { code: 'TAKEN', maxRedemptions: 5 });
  await expect(newPromotion(shop, { code: 'TAKEN' })).rejects.toMatchObject({
    code: 'promotion.code_taken',
    fields: { code: 'Another promotion already uses the code TAKEN' },
  });
  await expect(
    newPromotion(shop, { scope: 'products', targets: ['NO-SUCH-SKU'] }),
  ).rejects.toMatchObject({ fields: { targets: "We couldn't find NO-SUCH-SKU in the catalogue" } });
  await shop.asOwner('update promotion set redemptions = 3 where id = $1', [_id]);
  const body = { ...draftPromotion({ code: 'TAKEN', maxRedemptions: 2 }), version };
  await expect(editPromotion(staff(), _id, body)).rejects.toMatchObject({
    code: 'promotion.limit_below_redemptions',
    fields: { maxRedemptions: 'Already used 3 times. Set a higher limit' },
  });
});

test('refuses the second of two concurrent edits', async () => {
  const { _id, version } = await newPromotion(shop);
  const edits = await Promise.allSettled(
    ['One', 'Other'].map((name) =>
      editPromotion(staff(), _id, { ...draftPromotion({ name }), version }),
    ),
  );
  expect(edits.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(edits.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'promotion.edit_conflict' },
  });
});

test('refuses shoppers', async () => {
  const shopper = shop.as(shop.shopper());
  await expect(addPromotion(shopper, draftPromotion())).rejects.toMatchObject({
    code: 'auth.wrong_role',
  });
});
