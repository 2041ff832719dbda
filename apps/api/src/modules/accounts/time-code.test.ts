import { expect, test } from 'vitest';
import { base32, codeOfStep, setupLink, stepAt, stepOfCode } from './time-code.ts';

const secret = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1_000);

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the code at %i s is the one of RFC 6238, appendix B', (seconds, code) => {
  expect(codeOfStep(secret, stepAt(at(seconds)), 8)).toBe(code);
});

test('a code holds one step before and after its own, and no longer', () => {
  const code = codeOfStep(secret, 100);
  for (const step of [99, 100, 101]) expect(stepOfCode(secret, code, at(step * 30))).toBe(100);
  for (const step of [98, 102]) expect(stepOfCode(secret, code, at(step * 30))).toBeUndefined();
  expect(stepOfCode(secret, '', at(3_000))).toBeUndefined();
  expect(stepOfCode(secret, '１２３４５６', at(3_000))).toBeUndefined();
});

test('a secret is written as RFC 4648 says, and given to an app with its names', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  expect(setupLink(Buffer.from('foobar'), { issuer: 'My Shop', account: 'a@b.c' })).toBe(
    'otpauth://totp/My%20Shop:a%40b.c?secret=MZXW6YTBOI&issuer=My%20Shop',
  );
});
