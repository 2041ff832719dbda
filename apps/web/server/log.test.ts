import { expect, test } from 'vitest';
import { loggedPath } from './log.ts';

test('logs neither queries nor tokens of emailed links', () => {
  expect(loggedPath('/shop/listing?search=my+name')).toBe('/shop/listing');
  expect(loggedPath('/auth/reset-password/u1/secret?x=1')).toBe(
    '/auth/reset-password/u1/[removed]',
  );
  expect(loggedPath('/auth/reset-password/u1/secret.data')).toBe(
    '/auth/reset-password/u1/[removed]',
  );
  expect(loggedPath('/auth/verify-email/u1/secret')).toBe('/auth/verify-email/u1/[removed]');
  expect(loggedPath('/shop/account/data/u1/secret')).toBe('/shop/account/data/u1/[removed]');
});
