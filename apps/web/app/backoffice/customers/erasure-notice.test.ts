import { expect, test } from 'vitest';
import { erasureNotice } from './erasure-notice.ts';

const eraseAt = '2026-12-16T02:00:00.000Z';

test('states why and when an account will be deleted', () => {
  expect(erasureNotice({ eraseAt: null, isIdle: false })).toBeUndefined();
  expect(erasureNotice({ eraseAt, isIdle: false })).toMatch(
    /^The customer asked to delete this account\. It will be deleted on .*16.*2026/,
  );
  expect(erasureNotice({ eraseAt, isIdle: true })).toMatch(
    /^Inactive for almost 2 years\. This account will be deleted on \w{3} 16, 2026 unless the customer signs in first\.$/,
  );
});
