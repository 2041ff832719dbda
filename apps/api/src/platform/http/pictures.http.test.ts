import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { createFolderStore } from '../images/store/folder-store.ts';
import { createLog } from '../log.ts';
import { servePictures } from './pictures.ts';
import { translateErrors } from './errors.ts';

const app = fastify({ loggerInstance: createLog('test', 'silent') });
const name = 'case-white-0a1b2c3d';
const newer = 'case-white-0a1b2c3d4e5f6071';
const small = 'case-small-0a1b2c3d';
let stored = '';

beforeAll(async () => {
  const prepared = await mkdtemp(join(tmpdir(), 'prepared-'));
  stored = join(await mkdtemp(join(tmpdir(), 'stored-')), 'not/there/yet');
  const picture = sharp({ create: { width: 32, height: 32, channels: 4, background: '#fff8' } });
  await picture.avif().toFile(join(prepared, `${name}-320.avif`));
  await writeFile(join(prepared, `${newer}-640.avif`), 'a newer one');
  await writeFile(join(prepared, `${small}.avif`), 'no wider than 640 px');
  await writeFile(join(prepared, 'index.json'), '{}');
  translateErrors(app);
  servePictures(app, { prepared, store: createFolderStore(stored) }, { isOnCdn: false });
});

test('serves a picture with its type and an immutable cache header', async () => {
  const reply = await app.inject(`/api/images/${name}-320.avif`);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await sharp(reply.rawPayload).metadata()).width).toBe(32);
});

test('accepts names with 16 and with 8 hash digits', async () => {
  expect((await app.inject(`/api/images/${newer}-640.avif`)).body).toBe('a newer one');
  expect((await app.inject(`/api/images/${name}-320.avif`)).statusCode).toBe(200);
});

test('serves the full size where a picture has no file of that width', async () => {
  expect((await app.inject(`/api/images/${small}-640.avif`)).body).toBe('no wider than 640 px');
});

test('converts to WebP on the first request and stores the result', async () => {
  const first = await app.inject(`/api/images/${name}-320.webp`);
  expect(first.headers['content-type']).toBe('image/webp');
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({
    format: 'webp',
    hasAlpha: true,
  });
  expect(await readdir(stored)).toEqual([`${name}-320.webp`]);

  await writeFile(join(stored, `${name}-320.webp`), 'the stored one');
  const second = await app.inject(`/api/images/${name}-320.webp`);
  expect(second.body).toBe('the stored one');
});

test.each([
  `${name}.avif`,
  `${name}.webp`,
  `${name}-321.avif`,
  `${name}-320.png`,
  'index.json',
  '..%2Findex.json',
  `..%2F${name}-320.avif`,
  'nothing-ffffffff.webp',
])('answers 404 for %s', async (file) => {
  const reply = await app.inject(`/api/images/${file}`);
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ success: false, code: 'request.not_found' });
  expect(reply.headers['cache-control']).toBeUndefined();
});
