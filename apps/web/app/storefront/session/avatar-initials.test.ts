import { expect, test } from 'vitest';
import { avatarInitials } from './avatar-initials.ts';

test('[AM-01] returns the first two letters in upper case, and GU for a guest', () => {
  expect(avatarInitials('juan')).toBe('JU');
  expect(avatarInitials('Ñanding')).toBe('ÑA');
  expect(avatarInitials(undefined)).toBe('GU');
});
