import { expect, test } from 'vitest';
import { avatarLetters } from './avatar-letters.ts';

test('AM-01 so far: the first two letters of a name, in capitals, and GU for a guest', () => {
  expect(avatarLetters('juan')).toBe('JU');
  expect(avatarLetters('Ñanding')).toBe('ÑA');
  expect(avatarLetters(undefined)).toBe('GU');
});
