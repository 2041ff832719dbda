import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { s3Server } from '#api/testing/s3/s3-server.ts';
import { parseEnv } from '../../env.ts';
import { pictureStoreOf, storeOf } from './picture-store-of.ts';
import type { PictureStore } from './picture-store.ts';

const s3 = s3Server();
const hash = '0123456789abcdef';
const [full, small, webp] = [`gpu-${hash}.avif`, `gpu-${hash}-320.avif`, `gpu-${hash}-320.webp`];
const namesIn = async (store: PictureStore) => (await store.list()).toSorted();
const unavailable = { code: 'server.storage_unavailable', status: 503 };

const kinds = [
  ['a folder', async () => ({ IMAGES_DIR: await mkdtemp(join(tmpdir(), 'pictures-')) })],
  ['S3', async () => s3.settings],
] as const;

describe.each(kinds)('%s', (_kind, settings) => {
  let store: PictureStore;
  let cached: PictureStore;
  beforeEach(async () => {
    const env = parseEnv({ ...(await settings()) });
    store = storeOf(env.IMAGES_STORE, env);
    cached = pictureStoreOf(env);
    await store.remove(await namesIn(store));
  });

  test('[DP-20] stores, reads, lists and removes the files of a picture', async () => {
    await store.check();
    expect(await namesIn(store)).toEqual([]);
    expect(await store.read(full)).toBeUndefined();
    await store.put([
      [full, Buffer.from('full')],
      [small, Buffer.from('small')],
    ]);
    expect(await namesIn(store)).toEqual([small, full].toSorted());
    expect(await store.read(full)).toEqual(Buffer.from('full'));

    await store.put([[full, Buffer.from('again')]]);
    expect(await store.read(full)).toEqual(Buffer.from('again'));
    await store.remove([full, webp]);
    expect(await namesIn(store)).toEqual([small]);
    expect(await store.read(full)).toBeUndefined();
  });

  test('[DP-20] returns the bytes that were stored', async () => {
    const bytes = Buffer.from(Uint8Array.from({ length: 70_000 }, (_, index) => index % 256));
    await store.put([[full, bytes]]);
    expect(await store.read(full)).toEqual(bytes);
  });

  test('[DP-20] stores all files of a picture or none, and leaves an earlier one alone', async () => {
    const tooLong = `${'x'.repeat(2_000)}-${hash}.avif`;
    const files = [full, tooLong].map((name) => [name, Buffer.from('new')] as const);
    await expect(store.put(files)).rejects.toThrow();
    expect(await namesIn(store)).toEqual([]);
    await store.put([[full, Buffer.from('earlier')]]);
    await expect(store.put(files)).rejects.toThrow();
    expect(await namesIn(store)).toEqual([full]);
  });

  test('[DP-20] a process sees what it has stored and removed itself at once', async () => {
    expect(await cached.read(full)).toBeUndefined();
    await cached.put([[full, Buffer.from('full')]]);
    expect(await cached.read(full)).toEqual(Buffer.from('full'));
    await cached.remove([full]);
    expect(await cached.read(full)).toBeUndefined();
  });
});

test('[DP-20] lists more files than S3 sends at once', async () => {
  const bucket = join(s3.directory, 'large');
  await mkdir(bucket);
  const names = Array.from({ length: 1_100 }, (_, index) => `gpu-${10_000_000 + index}.avif`);
  // As the server stores them: storing them through it would take long.
  for (const name of names) await writeFile(join(bucket, `${name}._S3rver_object`), '');
  const store = storeOf('s3', parseEnv({ ...s3.settings, IMAGES_BUCKET: 'large' }));
  expect(await namesIn(store)).toEqual(names);
});

test('[DP-20] loads the S3 SDK only for a shop that uses it', async () => {
  const script = `
    import { createRequire } from 'node:module';
    import { parseEnv } from '${new URL('../../env.ts', import.meta.url).href}';
    import { pictureStoreOf } from '${new URL('picture-store-of.ts', import.meta.url).href}';
    await pictureStoreOf(parseEnv(process.env)).check();
    const loaded = Object.keys(createRequire('${import.meta.url}').cache);
    console.log(loaded.some((path) => path.includes('@aws-sdk')));`;
  const isLoaded = async (env: Record<string, string>) => {
    const args = ['--input-type=module', '--eval', script];
    return (await promisify(execFile)(process.execPath, args, { env })).stdout.trim();
  };
  expect(await isLoaded({ IMAGES_DIR: await mkdtemp(join(tmpdir(), 'pictures-')) })).toBe('false');
  expect(await isLoaded(s3.settings)).toBe('true');
});

test('[DP-21] pictures in S3 are fetched once, however many ask at once', async () => {
  const env = parseEnv(s3.settings);
  const [store, cached] = [storeOf('s3', env), pictureStoreOf(env)];
  await store.put([[full, Buffer.from('first')]]);
  const replies = await Promise.all([1, 2, 3].map(() => cached.read(full)));
  expect(new Set(replies).size).toBe(1);
  await store.put([[full, Buffer.from('other')]]);
  expect(await cached.read(full)).toEqual(Buffer.from('first'));
});

test('[DP-22] S3 that is down or hangs is 503 server.storage_unavailable within its deadline', async () => {
  const store = storeOf('s3', parseEnv(s3.settings));
  await store.put([[full, Buffer.from('full')]]);
  const calls = () => [
    store.read(full),
    store.put([[small, Buffer.from('small')]]),
    store.remove([full]),
    store.check(),
    namesIn(store),
  ];
  const fail = async () => {
    for (const outcome of await Promise.allSettled(calls())) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: unavailable });
    }
  };
  const started = performance.now();
  s3.hang();
  await fail();
  // Two calls one after the other: storing removes what it had stored.
  expect(performance.now() - started).toBeLessThan(12_000);
  s3.resume();
  await s3.stop();
  await fail();
  await s3.start();
  await expect(store.read(small)).resolves.toBeUndefined();
});

test('[DP-22] a missing bucket or a wrong key is an error, not an absent picture', async () => {
  const elsewhere = { ...s3.settings, IMAGES_BUCKET: 'no-such-bucket' };
  const store = storeOf('s3', parseEnv(elsewhere));
  await expect(store.check()).rejects.toMatchObject(unavailable);
  await expect(store.read(full)).rejects.toMatchObject(unavailable);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'nobody');
  const stranger = storeOf('s3', parseEnv(s3.settings));
  await expect(stranger.read(full)).rejects.toMatchObject(unavailable);
  vi.stubEnv('AWS_ACCESS_KEY_ID', s3.settings.AWS_ACCESS_KEY_ID);
});

test('[DP-22] settings of S3 are checked at start', () => {
  const whole = s3.settings;
  for (const name of ['IMAGES_BUCKET', 'AWS_REGION', 'AWS_SECRET_ACCESS_KEY'] as const) {
    expect(() => parseEnv({ ...whole, [name]: '' })).toThrow(`${name}: must be set`);
  }
  expect(() => parseEnv({ ...whole, AWS_ENDPOINT_URL_S3: 'here' })).toThrow('AWS_ENDPOINT_URL_S3');
});
