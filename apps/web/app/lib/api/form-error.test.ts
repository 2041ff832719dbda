import { ShopError } from '@sirkito/contracts/shop-error';
import { expect, test, vi } from 'vitest';
import { fieldError, showFormError } from './form-error.ts';

const badCredentials = new ShopError('auth.bad_credentials', { status: 400, message: 'Not right' });
const tooMany = new ShopError('request.too_many', { status: 429, message: 'Too tooMany' });

const shownError = (error: ShopError) => {
  const setError = vi.fn();
  showFormError<{ password: string }>(error, setError, ['password'], {
    secret: 'password',
    at: 'password',
  });
  return setError.mock.calls[0] as [string, { message: string }];
};

test('shows a badCredentials password next to its field', () => {
  const [field, error] = shownError(badCredentials);
  expect(field).toBe('password');
  expect(fieldError('Your password', error)).toBe('Your current password is incorrect');
});

test('shows the message of any other error', () => {
  expect(shownError(tooMany)).toMatchObject(['root', { message: 'Too tooMany' }]);
});

test('names the field when a rule has no message', () => {
  expect(fieldError('Name', { message: 'Too long' })).toBe('Too long');
  expect(fieldError('Name', {})).toBe("Name isn't valid");
});
