import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { orderChannel } from '#api/modules/orders/outbox/outbox.queries.ts';
import { createListener } from '#api/platform/db/listener.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { addProof } from './add-proof.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

const isListening = async () =>
  (
    await shop.asOwner(
      `select 1 from pg_stat_activity where datname = current_database() and query like 'listen %'`,
    )
  ).rowCount === 1;

test('announces a new proof to the open staff queue', async () => {
  const { ctx, orderId } = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  const received: string[] = [];
  const listener = createListener({ url: shop.url, channel: orderChannel, log: shop.log });
  listener.listen({ onMessage: (message) => received.push(message), onDisconnected: () => {} });
  await expect.poll(isListening).toBe(true);
  const background = { r: 90, g: 140, b: 60 };
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();
  await addProof(ctx, { orderId, picture: picture.toString('base64') });
  await expect.poll(() => received).toEqual([orderId]);
  await listener.end();
});
