import { expect, test } from 'vitest';
import { Registration, ResetForm } from './new-password-schemas.ts';

test('registering and resetting a password ask for no hint and no secret question', () => {
  expect(Object.keys(Registration.shape)).toEqual([
    'userName',
    'email',
    'password',
    'confirmPassword',
  ]);
  expect(Object.keys(ResetForm.shape)).toEqual(['password']);
});
