import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { orderChannel } from '#api/modules/orders/outbox.queries.ts';
import { createListener } from '#api/platform/db/listener.ts';
import { newOrder } from '#api/testing/placed-order.ts';
import { newPlaces } from '#api/testing/places.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { addProof } from './add-proof.ts';

const shop = testShop();
beforeAll(() => newPlaces(shop));

const isListening = async () =>
  (
    await shop.asOwner(
      `select 1 from pg_stat_activity where datname = current_database() and query like 'listen %'`,
    )
  ).rowCount === 1;

test('the picture of a transfer reaches the open queue of the staff', async () => {
  const { ctx, orderId } = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  const heard: string[] = [];
  const news = createListener({ url: shop.url, channel: orderChannel, log: shop.log });
  news.listen({ onWords: (words) => heard.push(words), onLost: () => {} });
  await expect.poll(isListening).toBe(true);
  const background = { r: 90, g: 140, b: 60 };
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();
  await addProof(ctx, { orderId, picture: picture.toString('base64') });
  await expect.poll(() => heard).toEqual([orderId]);
  await news.end();
});
