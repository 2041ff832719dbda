import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { withFullPictureQueue } from '#api/testing/full-picture-queue.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { addProof } from './add-proof.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

const photo = async () => {
  const create = { width: 40, height: 30, channels: 3, background: '#8a4' } as const;
  return (await sharp({ create }).jpeg().toBuffer()).toString('base64');
};
const unreadable = Buffer.from('not a picture').toString('base64');

test('[SC-02] checks owner, state and room of an order before decoding a proof, and again when storing', async () => {
  const { ctx, orderId } = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  const other = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  await expect(addProof(other.ctx, { orderId, picture: unreadable })).rejects.toMatchObject({
    code: 'order.not_found',
  });
  const picture = await photo();
  const results = await Promise.allSettled(
    [1, 2, 3, 4, 5, 6, 7].map(() => addProof(ctx, { orderId, picture })),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  await expect(addProof(ctx, { orderId, picture: unreadable })).rejects.toMatchObject({
    code: 'payment.too_many_proofs',
  });
});

test('[SC-02] refuses a proof at once while the picture queue is full', async () => {
  const { ctx, orderId } = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  const picture = await photo();
  await withFullPictureQueue(() =>
    expect(addProof(ctx, { orderId, picture })).rejects.toMatchObject({
      code: 'server.overloaded',
      status: 503,
    }),
  );
  await addProof(ctx, { orderId, picture });
});

test('[SC-02] checks owner and state before a proof joins the picture queue', async () => {
  const { orderId } = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  const other = await newOrder(shop, { paymentMethod: 'cod' });
  await withFullPictureQueue(async () => {
    const proof = { orderId, picture: unreadable };
    await expect(addProof(other.ctx, proof)).rejects.toMatchObject({ code: 'order.not_found' });
    await expect(addProof(other.ctx, { ...proof, orderId: other.orderId })).rejects.toMatchObject({
      code: 'payment.not_open',
    });
  });
});
