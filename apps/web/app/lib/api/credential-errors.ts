import type { ShopError } from '@sirkito/contracts/shop-error';

/** The API does not say which credential was wrong; each form knows what it asked for. */
const credentialErrorMessages = {
  password: 'Your current password is incorrect',
  code: 'Wrong code. Wait for the next one and try again',
  passwordOrCode: 'Wrong password or code. Wait for the next code and try again',
  resetLink: 'This link has expired or was already used. Request a new one',
  verifyLink: 'This link has expired or your email is already confirmed. Check your account',
  dataLink: 'This link has expired, was already used or is for another account. Request a new one',
};
export type Secret = keyof typeof credentialErrorMessages;

export const credentialErrorMessage = ({ code, message }: ShopError, secret: Secret): string =>
  code === 'auth.bad_credentials' ? credentialErrorMessages[secret] : message;
