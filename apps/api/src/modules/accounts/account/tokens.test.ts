import { expect, test } from 'vitest';
import { newBinding, newOneTimeToken, newSessionToken } from './tokens.ts';

test.each([
  ['session tokens', () => newSessionToken('staff').slice(2), 256],
  ['session cookies', newBinding, 128],
  ['tokens of emailed links', newOneTimeToken, 256],
])('%s are random, of 128 bits or more', (_, make, bits) => {
  const made = Array.from({ length: 1_000 }, make);
  expect(made.every((token) => Buffer.from(token, 'base64url').length * 8 === bits)).toBe(true);
  expect(new Set(made).size).toBe(1_000);
});
