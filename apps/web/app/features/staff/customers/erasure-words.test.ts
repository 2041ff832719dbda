import { expect, test } from 'vitest';
import { erasureWords } from './erasure-words.ts';

const eraseAt = '2026-12-16T02:00:00.000Z';

test('staff read why an account will be erased, and when', () => {
  expect(erasureWords({ eraseAt: null, isIdle: false })).toBeUndefined();
  expect(erasureWords({ eraseAt, isIdle: false })).toMatch(
    /^Its owner asked to erase this account on .*16.*2026/,
  );
  expect(erasureWords({ eraseAt, isIdle: true })).toMatch(
    /^This account has not been used for almost two years\. It will be erased on .*16.*2026.*, unless its owner signs in before\.$/,
  );
});
