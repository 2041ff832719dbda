import { expect, test } from 'vitest';
import type { Reply } from '../load/call.ts';
import { describeWrong, longestGap, tally } from './judge.ts';

const reply = (status: number, retryAfter: string | null = null): Reply => ({
  status,
  retryAfter,
  body: '',
  ms: 1,
});
const order = (at: number, status = 200) => ({ kind: 'order' as const, at, reply: reply(status) });

test('the longest gap lies between successes, or at the start or the end', () => {
  const answers = [order(1_000), order(2_000, 503), order(4_000)];
  expect(longestGap(answers, ['order'], 5_000)).toBe(3);
  expect(longestGap(answers, ['order'], 9_000)).toBe(5);
  expect(longestGap([order(4_000)], ['order'], 5_000)).toBe(4);
  expect(longestGap([], ['order'], 5_000)).toBe(5);
});

test('the gap of several kinds is that of the worst kind', () => {
  expect(longestGap([order(1_000), order(2_000)], ['order', 'session'], 2_500)).toBe(2.5);
});

test('only 200 and 503 with Retry-After are right answers', () => {
  expect(describeWrong('session', reply(200))).toEqual([]);
  expect(describeWrong('session', reply(503, '2'))).toEqual([]);
  expect(describeWrong('session', reply(503))).toEqual(['session: 503 without Retry-After']);
  expect(describeWrong('session', reply(500))).toEqual(['session: 500']);
  expect(describeWrong('session', reply(401))).toEqual(['session: 401']);
  const silent = { status: 'no answer', ms: 15_000 } as const;
  expect(describeWrong('session', silent)).toEqual(['session: no answer']);
  expect(describeWrong('session', { status: 'reset', ms: 1 })).toEqual(['session: reset']);
});

test('a request of a fault may expect other statuses', () => {
  expect(describeWrong('upload', reply(400), [400])).toEqual([]);
  expect(describeWrong('upload', reply(200), [503])).toEqual(['upload: 200']);
});

test('counts equal lines', () => {
  expect(tally(['a', 'b', 'a'])).toEqual(['a × 2', 'b']);
});
