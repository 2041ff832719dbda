import { ShopError } from '@sirkito/contracts/shop-error';
import { expect, test, vi } from 'vitest';
import { fieldError, showRefusal } from './form-refusal.ts';

const wrong = new ShopError('auth.bad_credentials', { status: 400, message: 'Not right' });
const often = new ShopError('request.too_many', { status: 429, message: 'Too often' });

const told = (error: ShopError) => {
  const setError = vi.fn();
  showRefusal<{ password: string }>(error, setError, ['password'], {
    secret: 'password',
    at: 'password',
  });
  return setError.mock.calls[0] as [string, { message: string }];
};

test('a wrong password is told at its field, in a sentence of its own', () => {
  const [field, error] = told(wrong);
  expect(field).toBe('password');
  expect(fieldError('Your password', error)).toBe('This is not your current password');
});

test('any other refusal keeps the words of the shop', () => {
  expect(told(often)).toMatchObject(['root', { message: 'Too often' }]);
});

test('what the rules say of a value begins with the name of its field', () => {
  expect(fieldError('Name', { message: 'is too long' })).toBe('Name is too long');
});
