import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { peopleOf } from '#api/testing/people.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
const samples = 1_000;
const password = 'not my password';

/**
 * How well the times tell one kind from the other: 0.5 is guessing, 1 is knowing. It is the share
 * of pairs in which the first is the slower one.
 */
function separation(one: number[], other: number[]): number {
  const all = [
    ...one.map((ms) => ({ ms, isOne: true })),
    ...other.map((ms) => ({ ms, isOne: false })),
  ];
  const ranked = all.toSorted((a, b) => a.ms - b.ms);
  const ranks = ranked.reduce((sum, { isOne }, index) => sum + (isOne ? index + 1 : 0), 0);
  const area = (ranks - (one.length * (one.length + 1)) / 2) / (one.length * other.length);
  return Math.max(area, 1 - area);
}

test('[AU-08] the time that signing in takes does not tell a known address from an unknown one', async () => {
  const app = await shop.app({
    // A tenth of what live mode asks for: hashing outlasts the beat of the refusals.
    PASSWORD_MEMORY_KIB: '2048',
    ACCOUNT_LIMITS: 'signIn=10000000/1h,signInAddress=10000000/1h',
  });
  const { email } = await peopleOf(shop, app).newcomer();
  const time = async (address: string) => {
    const began = performance.now();
    await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: address, password },
    });
    return performance.now() - began;
  };
  for (let warmUp = 0; warmUp < 100; warmUp += 1) await time(email);
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let sample = 0; sample < samples; sample += 1) {
    // In pairs of changing order, so that what slows the machine slows both alike.
    const stranger = `${randomUUID()}@sirkito.test`;
    const isKnownFirst = Math.random() < 0.5;
    if (isKnownFirst) known.push(await time(email));
    unknown.push(await time(stranger));
    if (!isKnownFirst) known.push(await time(email));
  }
  expect(separation(known, unknown)).toBeLessThanOrEqual(0.55);
});

test('the measure itself tells two kinds apart when they differ', () => {
  const times = (mean: number) => Array.from({ length: samples }, () => mean + Math.random());
  expect(separation(times(1), times(1.2))).toBeGreaterThan(0.6);
  expect(separation(times(1), times(1))).toBeLessThan(0.55);
});
