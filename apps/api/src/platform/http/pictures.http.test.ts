import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import { createFolderStore } from '../images/store/folder-store.ts';
import { createLog } from '../log.ts';
import { servePictures } from './pictures.ts';
import { translateErrors } from './errors.ts';

const app = fastify({ loggerInstance: createLog('test', 'silent') });
const name = 'case-white-0a1b2c3d';
const newer = 'case-white-0a1b2c3d4e5f6071';
const small = 'case-small-0a1b2c3d';
const upload = 'gpu-0a1b2c3d4e5f6071';
let stored = '';
let prepared = '';

beforeAll(async () => {
  prepared = await mkdtemp(join(tmpdir(), 'prepared-'));
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

/** A server whose store tells how often it was read. */
async function countedReads({ isOnCdn }: { isOnCdn: boolean }) {
  const store = createFolderStore(stored);
  await store.put([[`${upload}.avif`, Buffer.from('an upload')]]);
  const read = vi.spyOn(store, 'read');
  const server = fastify({ loggerInstance: createLog('test', 'silent'), trustProxy: true });
  translateErrors(server);
  servePictures(server, { prepared, store }, { isOnCdn });
  const ask = (file: string, visitor = '203.0.113.7') =>
    server.inject({ url: `/api/images/${file}`, headers: { 'x-forwarded-for': visitor } });
  const unknown = await Promise.all(
    Array.from({ length: 250 }, (_, index) => ask(`nothing-${10_000_000 + index}-640.webp`)),
  );
  const answered = (status: number) =>
    unknown.filter((reply) => reply.statusCode === status).length;
  return { ask, read, answered };
}

test('[SC-19] a visitor who asks for many unknown pictures gets 429 and causes no more reads', async () => {
  const { ask, read, answered } = await countedReads({ isOnCdn: false });
  expect([answered(404), answered(429)]).toEqual([200, 50]);
  expect(read).toHaveBeenCalledTimes(600);
  const refused = await ask(`${upload}.avif`);
  expect(refused.json()).toMatchObject({ code: 'request.too_many' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(read).toHaveBeenCalledTimes(600);

  expect((await ask(`${name}-320.avif`)).statusCode).toBe(200);
  expect((await ask(`${upload}.avif`, '203.0.113.8')).body).toBe('an upload');
});

test('[SC-19] pictures that are found do not count', async () => {
  const { ask } = await countedReads({ isOnCdn: false });
  for (let index = 0; index < 250; index += 1) {
    expect((await ask(`${upload}.avif`, '203.0.113.8')).statusCode).toBe(200);
  }
});

test('[SC-19] a CDN can ask for any number of unknown pictures', async () => {
  const { ask, answered } = await countedReads({ isOnCdn: true });
  expect(answered(404)).toBe(250);
  expect((await ask(`${upload}.avif`)).body).toBe('an upload');
});
