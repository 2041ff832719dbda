import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Ctx } from '../context.ts';
import { createFolderStore } from '../images/store/folder-store.ts';
import { createLog } from '../log.ts';
import { servePictures } from './pictures.ts';
import { translateErrors } from './errors.ts';
import { startDeadline } from './limits/deadline.ts';

const app = fastify({ loggerInstance: createLog('test', 'silent') });
const name = 'case-white-0a1b2c3d';
const newer = 'case-white-0a1b2c3d4e5f6071';
const small = 'case-small-0a1b2c3d';
const upload = 'gpu-0a1b2c3d4e5f6071';
let stored = '';
let prepared = '';

/** As the server of the shop has it. */
function withDeadlines(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, next) => {
    request.ctx = { signal: startDeadline(reply) } as Ctx;
    next();
  });
}

const blank = (width: number) =>
  sharp({ create: { width, height: width, channels: 4, background: '#fff8' } })
    .avif()
    .toBuffer();

beforeAll(async () => {
  prepared = await mkdtemp(join(tmpdir(), 'prepared-'));
  stored = join(await mkdtemp(join(tmpdir(), 'stored-')), 'not/there/yet');
  const picture = sharp({ create: { width: 32, height: 32, channels: 4, background: '#fff8' } });
  await picture.avif().toFile(join(prepared, `${name}-320.avif`));
  await writeFile(join(prepared, `${newer}-640.avif`), 'a newer one');
  await writeFile(join(prepared, `${small}.avif`), 'no wider than 640 px');
  await writeFile(join(prepared, 'index.json'), '{}');
  withDeadlines(app);
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

test('[API-25] an address as replies have it answers 640 px in the best format that Accept names', async () => {
  const bundled = `/api/images/${newer}`;
  const ask = (accept?: string, method: 'GET' | 'HEAD' = 'GET', url = bundled) =>
    app.inject({ method, url, ...(accept && { headers: { accept } }) });
  const chromium = 'image/avif,image/webp,image/apng,*/*;q=0.8';
  const avif = await ask(chromium);
  expect([avif.statusCode, avif.body]).toEqual([200, 'a newer one']);
  expect(avif.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept',
  });
  const head = await ask(chromium, 'HEAD');
  expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([
    200,
    '',
    'image/avif',
  ]);

  await createFolderStore(stored).put([
    [`${upload}.avif`, await blank(32)],
    [`${upload}-640.avif`, await blank(16)],
  ]);
  for (const accept of [undefined, '*/*', 'image/webp,*/*', 'image/avif;q=0, image/webp']) {
    const webp = await ask(accept, 'GET', `/api/images/${upload}`);
    expect(webp.headers, accept).toMatchObject({ 'content-type': 'image/webp', vary: 'Accept' });
    expect(await sharp(webp.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 16 });
  }
  const named = await app.inject({
    url: `/api/images/${upload}-640.webp`,
    headers: { accept: 'image/avif' },
  });
  expect(named.headers['content-type']).toBe('image/webp');
  expect(named.headers['vary']).toBeUndefined();
  // A picture that is no wider has its full size only.
  expect((await ask(chromium, 'GET', `/api/images/${small}`)).body).toBe('no wider than 640 px');
});

test.each([
  'nothing-ffffffff',
  `${newer}-640`,
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
  withDeadlines(server);
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

/** A server with pictures that aren't converted yet, and its store. */
async function unconverted(count: number) {
  const folder = await mkdtemp(join(tmpdir(), 'prepared-'));
  const create = { width: 16, height: 16, channels: 4, background: '#fff8' } as const;
  const bytes = await sharp({ create }).avif().toBuffer();
  const names = Array.from({ length: count }, (_, index) => `gpu-${10_000_000 + index}`);
  for (const one of names) await writeFile(join(folder, `${one}.avif`), bytes);
  const store = createFolderStore(await mkdtemp(join(tmpdir(), 'stored-')));
  const put = vi.spyOn(store, 'put');
  const server = fastify({ loggerInstance: createLog('test', 'silent') });
  withDeadlines(server);
  translateErrors(server);
  servePictures(server, { prepared: folder, store }, { isOnCdn: false });
  const ask = (one = '') => server.inject(`/api/images/${one}.webp`);
  return { names, put, ask };
}

test('[SC-19] converts a picture once, however many ask for it at once', async () => {
  const { names, put, ask } = await unconverted(1);
  const replies = await Promise.all([1, 2, 3, 4, 5].map(() => ask(names[0])));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(put).toHaveBeenCalledTimes(1);
});

test('[SC-19] converts the pictures of two pages and refuses more at once with Retry-After', async () => {
  const { names, put, ask } = await unconverted(120);
  const replies = await Promise.all(names.map(ask));
  const refused = replies.filter(({ statusCode }) => statusCode === 503);
  expect(refused).toHaveLength(20);
  expect(refused[0]?.json()).toMatchObject({ code: 'server.overloaded' });
  expect(refused[0]?.headers['retry-after']).toBe('2');
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(100);
  expect(put).toHaveBeenCalledTimes(100);
});

test('[SC-19] converts a picture once that it cannot store', async () => {
  const { names, put, ask } = await unconverted(1);
  put.mockRejectedValue(new Error('disk full'));
  const replies = [await ask(names[0]), await ask(names[0])];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(replies[1]?.rawPayload).toEqual(replies[0]?.rawPayload);
  expect(put).toHaveBeenCalledTimes(1);
});
