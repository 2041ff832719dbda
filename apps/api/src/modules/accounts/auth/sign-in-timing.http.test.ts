import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { peopleOf } from '#api/testing/people/people.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { failureTimingStepMs } from './sign-in.ts';

const shop = testShop();
const limits = ['signIn', 'signInAddress', 'signInAccount', 'staffSignIn', 'register'];
let app: FastifyInstance;
let addresses: Record<'known' | 'unknown' | 'staff', string>;

beforeAll(async () => {
  app = await shop.app({ ACCOUNT_LIMITS: limits.map((name) => `${name}=100000/1h`).join() });
  const people = peopleOf(shop, app);
  addresses = {
    known: (await people.registerPerson()).email,
    unknown: `${randomUUID()}@sirkito.test`,
    staff: (await people.staff()).email,
  };
});
afterEach(() => void vi.restoreAllMocks());

async function fail(path: string, email: string): Promise<void> {
  const payload = { email, password: 'not my password' };
  const reply = await app.inject({ method: 'POST', url: `/api/auth/${path}`, payload });
  expect(reply.json()).toMatchObject({ code: 'auth.bad_credentials' });
}

/** Returns the hashing work a failed sign-in posts to the worker, without the nonce. */
async function hashingOf(path: string, email: string): Promise<object[]> {
  const posted = vi.spyOn(Worker.prototype, 'postMessage');
  await fail(path, email);
  const messages = posted.mock.calls.map(([message]) => message as { options: { nonce: Buffer } });
  posted.mockRestore();
  return messages.map(({ options: { nonce, ...work } }) => ({ ...work, salt: nonce.length }));
}

// `npm run bench -- sign-in-timing` measures the remaining timing difference.
test.each(['login', 'admin-login'])(
  '[AU-08] does the same hashing work in a failed %s for unknown and known accounts',
  async (path) => {
    const known = await hashingOf(path, addresses.known);
    expect(known).toMatchObject([{ memory: 64, passes: 2, salt: 16 }]);
    expect(await hashingOf(path, addresses.unknown)).toEqual(known);
    expect(await hashingOf(path, addresses.staff)).toEqual(known);
  },
);

test('[AU-08] pads failed sign-ins to at least one timing step', async () => {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    for (const email of [addresses.known, addresses.unknown]) {
      const startedAt = performance.now();
      await fail('login', email);
      expect(performance.now() - startedAt).toBeGreaterThanOrEqual(failureTimingStepMs - 1);
    }
  }
});
