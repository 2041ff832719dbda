import { expect, test } from 'vitest';
import { base32, totpCode, totpSetupLink, totpStepAt, findTotpStep } from './totp.ts';

const secret = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1_000);

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('matches RFC 6238, appendix B, at %i s', (seconds, code) => {
  expect(totpCode(secret, totpStepAt(at(seconds)), 8)).toBe(code);
});

test('accepts a code one step before and after its own', () => {
  const code = totpCode(secret, 100);
  for (const step of [99, 100, 101]) expect(findTotpStep(secret, code, at(step * 30))).toBe(100);
  for (const step of [98, 102]) expect(findTotpStep(secret, code, at(step * 30))).toBeUndefined();
  expect(findTotpStep(secret, '', at(3_000))).toBeUndefined();
  expect(findTotpStep(secret, '１２３４５６', at(3_000))).toBeUndefined();
});

test('encodes the secret as in RFC 4648 and builds the setup link', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  expect(totpSetupLink(Buffer.from('foobar'), { issuer: 'My Shop', account: 'a@b.c' })).toBe(
    'otpauth://totp/My%20Shop:a%40b.c?secret=MZXW6YTBOI&issuer=My%20Shop',
  );
});
