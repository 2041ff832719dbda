import type { ShopError } from '@sirkito/contracts/shop-error';

/** The server says of anything secret only that it is not right; each form knows what it had asked for. */
const wrongWords = {
  password: 'This is not your current password',
  code: 'This code is not right. Wait for the next one and try again',
  passwordOrCode: 'The password or the code is not right. Wait for the next code and try again',
  resetLink: 'This link was used already or is too old. Ask for a new one',
  verifyLink: 'This link is too old, or you are done already. Your account page says which',
  dataLink: 'This link was used already, is too old or is for another account. Ask for a new one',
};
export type Secret = keyof typeof wrongWords;

export const refusalWords = ({ code, message }: ShopError, secret: Secret): string =>
  code === 'auth.bad_credentials' ? wrongWords[secret] : message;
