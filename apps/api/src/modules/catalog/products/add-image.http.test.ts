import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withFullPictureQueue } from '#api/testing/full-picture-queue.ts';
import { peopleOf } from '#api/testing/people/people.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();

test('[SC-02] [SC-03] stores an uploaded image in every size, unless it is SVG or the picture queue is full', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  const app = await shop.app({ IMAGES_DIR: folder });
  const people = peopleOf(shop, app);
  const { headers } = await people.staff();
  const png = await sharp({
    create: { width: 900, height: 700, channels: 3, background: '#c96f3b' },
  })
    .png()
    .toBuffer();
  const send = (payload: Buffer, type: string, who = headers) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/pictures',
      headers: { ...who, 'content-type': type },
      payload,
    });

  const sent = await send(png, 'image/png');
  expect(sent.statusCode, sent.body).toBe(200);
  const { data } = sent.json<{ data: { file: string; path: string; width: number } }>();
  expect(data).toMatchObject({ path: `/api/images/${data.file}`, width: 900, height: 700 });
  expect(await readdir(folder)).toHaveLength(3);
  const shown = await app.inject(`${data.path}-320.avif`);
  expect(shown.headers['content-type']).toBe('image/avif');
  expect((await send(png, 'image/png')).json()).toMatchObject({ data: { file: data.file } });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const refused = await withFullPictureQueue(() => send(png, 'image/png'));
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('2');

  expect((await send(Buffer.from('no picture'), 'image/png')).json()).toMatchObject({
    code: 'catalog.image_unreadable',
  });
  expect((await send(svg, 'image/png')).json()).toMatchObject({
    code: 'catalog.image_unreadable',
  });
  expect((await send(png, 'image/svg+xml')).statusCode).toBe(415);
  expect((await send(Buffer.alloc(15 * 1024 * 1024 + 1), 'image/png')).statusCode).toBe(413);
  const { headers: shopper } = await people.shopper();
  expect((await send(png, 'image/png', shopper)).statusCode).toBe(403);
  expect((await send(png, 'image/png', {})).statusCode).toBe(401);
});
