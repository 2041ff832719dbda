import { randomUUID } from 'node:crypto';
import { startApi } from '@sirkito/e2e/stack/servers';
import type { BenchCase } from '../harness/bench-case.ts';
import { percentile, rounded, separation } from '../harness/statistics.ts';

const pairsPerSecond = 333;
const password = 'not my password';

export const signInTiming: BenchCase = {
  name: 'sign-in-timing',
  about: 'timing of failed sign-ins with known and unknown email addresses',
  run: async ({ stage, effort }) => {
    const { url } = await startApi(stage, {
      // Hashing must take longer than the step that failures are padded to.
      PASSWORD_MEMORY_KIB: '2048',
      ACCOUNT_LIMITS:
        'signIn=10000000/1h,signInAddress=10000000/1h,signInAccount=10000000/1h,register=100/1h',
      RATE_LIMIT_PER_MINUTE: '10000000',
    });
    const post = async (path: string, body: object, status: number) => {
      const began = performance.now();
      const reply = await fetch(`${url}/api/auth/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      await reply.text();
      if (reply.status !== status) throw new Error(`${path} returned ${String(reply.status)}`);
      return performance.now() - began;
    };
    const newEmail = () => `${randomUUID()}@sirkito.test`;
    const email = newEmail();
    const own = { password: 'correct horse battery', confirmPassword: 'correct horse battery' };
    await post('register', { userName: 'Maria Santos', email, ...own }, 200);
    const time = (address: string) => post('login', { email: address, password }, 400);

    for (let warmUp = 0; warmUp < 100; warmUp += 1) await time(email);
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let pair = 0; pair < effort.seconds * pairsPerSecond; pair += 1) {
      // In pairs of random order, so that load on the machine affects both.
      const isKnownFirst = Math.random() < 0.5;
      if (isKnownFirst) known.push(await time(email));
      unknown.push(await time(newEmail()));
      if (!isKnownFirst) known.push(await time(email));
    }
    const row = (what: string, times: number[]) => ({
      what,
      answers: times.length,
      'p50 ms': rounded(percentile(times, 0.5)),
      'p99 ms': rounded(percentile(times, 0.99)),
    });
    const score = rounded(separation(known, unknown));
    return [
      {
        title: 'Failed sign-ins, one at a time',
        rows: [row('known address', known), row('unknown address', unknown)],
        notes: [`separation ${String(score)}: 0.5 is guessing, 1 is certainty; at most 0.55`],
      },
    ];
  },
};
