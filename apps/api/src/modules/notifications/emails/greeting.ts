import type { Recipient } from '#api/modules/accounts/index.ts';

/** Uses the name only for verified addresses: anyone can register with somebody else's address. */
export const greet = ({ userName, isConfirmed }: Recipient): string =>
  isConfirmed ? `Hi ${userName},` : 'Hi,';
