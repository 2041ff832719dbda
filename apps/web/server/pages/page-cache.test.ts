import { expect, test, vi } from 'vitest';
import { createPageCache, type Fallback } from './page-cache.ts';

const lifetime = { fresh: 10, stale: 60, staleIfError: 3_600 };

function bench(maxBytes = 1_000) {
  let time = 0;
  let rendered = 0;
  const errors: unknown[] = [];
  const { read } = createPageCache<ReturnType<typeof page>>({
    maxBytes,
    onError: (error) => errors.push(error),
    now: () => time,
  });
  const page = (status = 200, isIncomplete = false) => ({
    status,
    isIncomplete,
    bytes: 100,
    number: ++rendered,
  });
  type Page = ReturnType<typeof page>;
  return {
    page,
    errors,
    rendered: () => rendered,
    wait: (seconds: number) => (time += seconds * 1_000),
    read: (render: (fallback: Fallback) => Promise<Page> = async () => page(), key = 'home') =>
      read({ key, lifetime, render }),
  };
}

test('shares one render between concurrent requests', async () => {
  const { read, rendered } = bench();
  const answers = await Promise.all([read(), read(), read()]);
  expect(rendered()).toBe(1);
  expect(answers.map(({ page }) => page.number)).toEqual([1, 1, 1]);
});

test('serves a fresh page from the cache', async () => {
  const { read, wait, rendered } = bench();
  await read();
  wait(9);
  expect(await read()).toMatchObject({ origin: 'fresh', page: { number: 1 } });
  expect(rendered()).toBe(1);
});

test('serves a stale page while revalidating', async () => {
  const { read, wait } = bench();
  await read();
  wait(30);
  expect(await read()).toMatchObject({ origin: 'stale', page: { number: 1 } });
  expect(await read()).toMatchObject({ page: { number: 2 } });
});

test('renders again after the stale period', async () => {
  const { read, wait } = bench();
  await read();
  wait(61);
  expect(await read()).toMatchObject({ origin: 'miss', page: { number: 2 } });
});

test('never caches errors, redirects or incomplete pages', async () => {
  for (const [status, isIncomplete] of [
    [500, false],
    [404, false],
    [302, false],
    [200, true],
  ] as const) {
    const { read, page } = bench();
    await read(async () => page(status, isIncomplete));
    expect(await read()).toMatchObject({ origin: 'miss', page: { number: 2 } });
  }
});

test('does not cache a failed render', async () => {
  const { read } = bench();
  await expect(read(() => Promise.reject(new Error('no API')))).rejects.toThrow('no API');
  expect(await read()).toMatchObject({ origin: 'miss' });
});

test('serves the old page for an hour when rendering fails', async () => {
  const { read, wait, page, errors } = bench();
  await read();
  wait(600);
  expect(await read(async () => page(503))).toMatchObject({
    origin: 'stale-if-error',
    page: { number: 1 },
  });
  expect(await read(() => Promise.reject(new Error('no API')))).toMatchObject({
    origin: 'stale-if-error',
  });
  expect(errors).toHaveLength(1);
  wait(3_600);
  expect(await read(async () => page(503))).toMatchObject({
    origin: 'miss',
    page: { status: 503 },
  });
});

test('serves the old page when rendering takes more than a second', async () => {
  const { read, wait, page } = bench();
  await read();
  wait(600);
  vi.useFakeTimers();
  try {
    const rendering = Promise.withResolvers<ReturnType<typeof page>>();
    const waiting = read(() => rendering.promise);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await waiting).toMatchObject({ origin: 'stale-if-error', page: { number: 1 } });
    rendering.resolve(page());
    await rendering.promise;
  } finally {
    vi.useRealTimers();
  }
  expect(await read()).toMatchObject({ origin: 'fresh', page: { number: 2 } });
});

test('tells the renderer what visitors get meanwhile', async () => {
  const { read, wait, page } = bench();
  const fallbacks: Fallback[] = [];
  const render = async (fallback: Fallback) => {
    fallbacks.push(fallback);
    return page();
  };
  await read(render);
  for (const seconds of [11, 61, 3_601]) {
    wait(seconds);
    await read(render);
    await new Promise(setImmediate);
  }
  expect(fallbacks).toEqual(['miss', 'stale', 'stale-if-error', 'miss']);
});

test('removes a page that is no longer found', async () => {
  const { read, wait, page } = bench();
  await read();
  wait(61);
  await read(async () => page(404));
  expect(await read(async () => page(503))).toMatchObject({
    origin: 'miss',
    page: { status: 503 },
  });
});

test('expires a page at its next price change, except when rendering fails', async () => {
  const { read, wait, page } = bench();
  const until = (expiresAt: number) => async () => ({ ...page(), expiresAt });
  await read(until(5_000));
  wait(4);
  expect(await read(until(9_000))).toMatchObject({ origin: 'fresh', page: { number: 1 } });
  wait(1);
  expect(await read(async () => page(503))).toMatchObject({ origin: 'stale-if-error' });
  expect(await read(until(60_000))).toMatchObject({ origin: 'miss', page: { number: 3 } });
  wait(9);
  expect(await read()).toMatchObject({ origin: 'fresh', page: { number: 3 } });
});

test('[AV-10] ages pages whatever the wall clock does', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout'] });
  try {
    const cached = createPageCache({ maxBytes: 1_000, onError: () => undefined });
    const page = { status: 200, isIncomplete: false, bytes: 100 };
    const read = () => cached.read({ key: 'home', lifetime, render: async () => page });
    await read();
    vi.setSystemTime(Date.now() - 3_600_000);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await read()).toMatchObject({ origin: 'fresh' });
    await vi.advanceTimersByTimeAsync(52_000);
    expect(await read()).toMatchObject({ origin: 'miss' });
  } finally {
    vi.useRealTimers();
  }
});

test('evicts the least recently used page', async () => {
  const { read } = bench(250);
  await read(undefined, 'a');
  await read(undefined, 'b');
  await read(undefined, 'c');
  expect(await read(undefined, 'c')).toMatchObject({ origin: 'fresh' });
  expect(await read(undefined, 'a')).toMatchObject({ origin: 'miss' });
});
