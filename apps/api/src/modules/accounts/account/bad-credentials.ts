import { AppError } from '@sirkito/contracts/errors';

/** Where a password and a code are checked, neither message says which was wrong. */
const messages = {
  password: 'Wrong password',
  passwordOrCode: 'Wrong password or code. Wait for the next code and try again',
  code: 'Wrong code. Wait for the next one and try again',
  link: 'This link has expired or was already used. Request a new one',
};

/** Wrong email or password is the code's own message; these fit other calls. */
export const badCredentials = (asked: keyof typeof messages): AppError =>
  new AppError('auth.bad_credentials', {}, { message: messages[asked] });
