import { createHash } from 'node:crypto';

/** What earlier versions stored as it was sent, unless it looks like a key that the shop derives. */
const storedAsSent = /^(?!cart:)[\x21-\x7e]{8,128}$/;

/** Keeps keys of clients apart from `cart:…` and `manual …`, and within the column's length. */
export const clientKey = (key: string): string =>
  storedAsSent.test(key) ? key : `client ${createHash('sha256').update(key).digest('base64url')}`;
