import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { seedDemoProducts } from '#api/demo/seed-demo-products.ts';
import { seedDemoPictures } from '#api/demo/seed-demo-images.ts';
import { demoCatalogue } from '#api/testing/data/demo-catalogue.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { pictureQueue, previewQueue, runPictureWork } from '#api/platform/images/picture-queue.ts';
import { sampleBuilds } from '#api/demo/sample-builds.ts';

const shop = testShop();
let app: FastifyInstance;

beforeAll(async () => {
  app = await shop.app();
  const skus = sampleBuilds[0]?.skus ?? [];
  const records = demoCatalogue.filter(({ sku }) => skus.includes(sku));
  await seedDemoProducts(shop.as({ kind: 'shop' }), records);
  const index = new URL('../../../../catalogue/pictures/index.json', import.meta.url);
  const prepared: unknown = JSON.parse(await readFile(index, 'utf8'));
  await seedDemoPictures(shop.as({ kind: 'shop' }), prepared);
});

const ask = (parts: string, remoteAddress = '203.0.113.1') =>
  app.inject({ url: '/api/shop/builds/picture', query: { parts }, remoteAddress });

async function listProducts(): Promise<string[]> {
  const { rows } = await shop.asOwner('select id from product order by id');
  return (rows as { id: string }[]).map(({ id }) => id);
}

// First, because the queue rests after each preview.
test('[SC-01] composes one picture at a time and refuses more than two at once with Retry-After', async () => {
  const finished: number[] = [];
  const replies = await Promise.all(
    (await listProducts()).slice(0, 6).map(async (id) => {
      const reply = await ask(id, '203.0.113.2');
      finished.push(reply.statusCode);
      return reply;
    }),
  );
  expect(finished).toEqual([503, 503, 503, 503, 200, 200]);
  const refused = replies.find(({ statusCode }) => statusCode === 503);
  expect(refused?.json()).toMatchObject({ code: 'server.overloaded' });
  expect(refused?.headers['retry-after']).toBe('2');
});

test('draws a build as one image of the size social networks expect', async () => {
  const reply = await ask((await listProducts()).join(','));
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('image/jpeg');
  expect(reply.headers['cache-control']).toBe('public, max-age=86400');
  const { width, height, format } = await sharp(reply.rawPayload).metadata();
  expect({ width, height, format }).toEqual({ width: 1_200, height: 630, format: 'jpeg' });
  // Not a blank image.
  const { channels } = await sharp(reply.rawPayload).stats();
  expect(channels[0]?.stdev).toBeGreaterThan(10);
});

test('[DR-06] a build with a case is drawn large in its picture', async () => {
  const ids = await listProducts();
  const { rows } = await shop.asOwner(`select id from product where category_id = 'pc_case'`);
  const [pcCase] = rows as { id: string }[];
  const others = ids.filter((id) => id !== pcCase?.id);
  /** Colours of the large tile's middle: lines, no picture. */
  const middle = async (parts: readonly string[]) => {
    const reply = await ask(parts.join(','));
    const tile = { left: 200, top: 150, width: 250, height: 330 };
    const { channels } = await sharp(reply.rawPayload).extract(tile).stats();
    return channels.map(({ mean }) => mean);
  };
  const [drawn = 0] = await middle(ids);
  const [pictured = 255] = await middle(others);
  expect(drawn).toBeGreaterThan(200);
  expect(pictured).toBeLessThan(drawn);
});

test('returns 404 for unknown parts', async () => {
  const reply = await ask('nothing,00000000-0000-0000-0000-000000000000');
  expect(reply.statusCode).toBe(404);
});

test('[SC-01] a flood of previews leaves room for uploads', async () => {
  const held = Promise.withResolvers<void>();
  const upload = () => pictureQueue.run(() => held.promise);
  const work: Promise<unknown>[] = [upload()];
  const flood = () => {
    for (;;) {
      previewQueue.requireCapacity();
      work.push(previewQueue.run(() => held.promise));
    }
  };
  expect(flood).toThrow(expect.objectContaining({ code: 'server.overloaded' }) as Error);
  // One place is for the one preview whose turn it is, one may rest after an earlier preview.
  work.push(...Array.from({ length: 5 }, upload));
  held.resolve();
  await Promise.all(work);
});

test('[SC-01] stops composing when the caller has left', async () => {
  const white = { width: 320, height: 320, channels: 3, background: '#fff' } as const;
  const source = await sharp({ create: white }).png().toBuffer();
  const caller = new AbortController();
  const sources = [source, source, source, source, source];
  const composing = runPictureWork('composePictures', [sources], caller.signal);
  caller.abort(new Error('gone'));
  await expect(composing).rejects.toThrow('gone');
});

test('[SC-01] no number of requests of an address keeps its neighbours from a picture', async () => {
  const statuses = new Set<number>();
  for (let call = 0; call < 12; call += 1) {
    statuses.add((await ask('nothing', '203.0.113.3')).statusCode);
  }
  expect(statuses).not.toContain(429);
});
