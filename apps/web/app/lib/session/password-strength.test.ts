import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', false, /At least 8/],
  ['short', false, /Too short: 3 more/],
  ['password', true, /Too common/],
  ['aaaaaaaaaaaaaaaaaaaa', false, /Weak/],
  ['kalabaw1', false, /Fair/],
  ['kalabaw-bukid', false, /^Good$/],
  ['kalabaw sa bukid ng lolo', false, /^Strong$/],
])('[AU-07] rates %j', (password, isCommon, message) => {
  expect(passwordStrength(password, isCommon)).toMatch(message);
});
