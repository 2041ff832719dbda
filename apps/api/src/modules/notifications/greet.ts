import type { Recipient } from '#api/modules/accounts/index.ts';

/** Anyone may open an account with any name and address: strangers are not sent that name. */
export const greet = ({ userName, isConfirmed }: Recipient): string =>
  isConfirmed ? `Hello ${userName},` : 'Hello,';
