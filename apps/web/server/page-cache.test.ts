import { expect, test, vi } from 'vitest';
import { createPageCache } from './page-cache.ts';

const life = { fresh: 10, stale: 60, onError: 3_600 };

function bench(maxBytes = 1_000) {
  let time = 0;
  let made = 0;
  const errors: unknown[] = [];
  const read = createPageCache<ReturnType<typeof page>>({
    maxBytes,
    onError: (error) => errors.push(error),
    now: () => time,
  });
  const page = (status = 200, isIncomplete = false) => ({
    status,
    isIncomplete,
    bytes: 100,
    number: ++made,
  });
  type Page = ReturnType<typeof page>;
  return {
    page,
    errors,
    made: () => made,
    wait: (seconds: number) => (time += seconds * 1_000),
    read: (make: (isRenewal: boolean) => Promise<Page> = async () => page(), key = 'home') =>
      read({ key, life, make }),
  };
}

test('a page is made once for everyone who asks at the same time', async () => {
  const { read, made } = bench();
  const answers = await Promise.all([read(), read(), read()]);
  expect(made()).toBe(1);
  expect(answers.map(({ page }) => page.number)).toEqual([1, 1, 1]);
});

test('a fresh page is sent again as it is', async () => {
  const { read, wait, made } = bench();
  await read();
  wait(9);
  expect(await read()).toMatchObject({ origin: 'fresh', page: { number: 1 } });
  expect(made()).toBe(1);
});

test('a stale page is sent at once while the next one is made', async () => {
  const { read, wait } = bench();
  await read();
  wait(30);
  expect(await read()).toMatchObject({ origin: 'stale', page: { number: 1 } });
  expect(await read()).toMatchObject({ page: { number: 2 } });
});

test('a page past its time is not sent while a new one can be made', async () => {
  const { read, wait } = bench();
  await read();
  wait(61);
  expect(await read()).toMatchObject({ origin: 'made', page: { number: 2 } });
});

test('errors, redirects and incomplete pages are never kept', async () => {
  for (const [status, isIncomplete] of [
    [500, false],
    [404, false],
    [302, false],
    [200, true],
  ] as const) {
    const { read, page } = bench();
    await read(async () => page(status, isIncomplete));
    expect(await read()).toMatchObject({ origin: 'made', page: { number: 2 } });
  }
});

test('a failure is not kept either', async () => {
  const { read } = bench();
  await expect(read(() => Promise.reject(new Error('no API')))).rejects.toThrow('no API');
  expect(await read()).toMatchObject({ origin: 'made' });
});

test('when no new page can be made, the old one is sent for an hour', async () => {
  const { read, wait, page, errors } = bench();
  await read();
  wait(600);
  expect(await read(async () => page(503))).toMatchObject({
    origin: 'rescued',
    page: { number: 1 },
  });
  expect(await read(() => Promise.reject(new Error('no API')))).toMatchObject({
    origin: 'rescued',
  });
  expect(errors).toHaveLength(1);
  wait(3_600);
  expect(await read(async () => page(503))).toMatchObject({
    origin: 'made',
    page: { status: 503 },
  });
});

test('nobody waits long for a new page while there is an old one', async () => {
  const { read, wait, page } = bench();
  await read();
  wait(600);
  vi.useFakeTimers();
  try {
    const making = Promise.withResolvers<ReturnType<typeof page>>();
    const waiting = read(() => making.promise);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await waiting).toMatchObject({ origin: 'rescued', page: { number: 1 } });
    making.resolve(page());
    await making.promise;
  } finally {
    vi.useRealTimers();
  }
  expect(await read()).toMatchObject({ origin: 'fresh', page: { number: 2 } });
});

test('a page knows whether an older one stands behind it', async () => {
  const { read, wait, page } = bench();
  const renewals: boolean[] = [];
  const make = async (isRenewal: boolean) => {
    renewals.push(isRenewal);
    return page();
  };
  await read(make);
  wait(61);
  await read(make);
  expect(renewals).toEqual([false, true]);
});

test('a page that is gone is forgotten', async () => {
  const { read, wait, page } = bench();
  await read();
  wait(61);
  await read(async () => page(404));
  expect(await read(async () => page(503))).toMatchObject({
    origin: 'made',
    page: { status: 503 },
  });
});

test('a page ends when one of its prices changes, and stands in after that only for want of another', async () => {
  const { read, wait, page } = bench();
  const until = (endsAt: number) => async () => ({ ...page(), endsAt });
  await read(until(5_000));
  wait(4);
  expect(await read(until(9_000))).toMatchObject({ origin: 'fresh', page: { number: 1 } });
  wait(1);
  expect(await read(async () => page(503))).toMatchObject({ origin: 'rescued' });
  expect(await read(until(60_000))).toMatchObject({ origin: 'made', page: { number: 3 } });
  wait(9);
  expect(await read()).toMatchObject({ origin: 'fresh', page: { number: 3 } });
});

test('what was used longest ago makes room', async () => {
  const { read } = bench(250);
  await read(undefined, 'a');
  await read(undefined, 'b');
  await read(undefined, 'c');
  expect(await read(undefined, 'c')).toMatchObject({ origin: 'fresh' });
  expect(await read(undefined, 'a')).toMatchObject({ origin: 'made' });
});
