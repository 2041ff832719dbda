import { createHash, createHmac, randomBytes } from 'node:crypto';

const letters = { shopper: 's', staff: 'a' } as const;

/** What stands in the database for a token or a cookie. */
export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

export const newSessionToken = (kind: 'shopper' | 'staff'): string =>
  `${letters[kind]}_${randomBytes(32).toString('base64url')}`;

export const newBinding = (): string => randomBytes(16).toString('base64url');

export const newOneTimeToken = (): string => randomBytes(32).toString('base64url');

/** Hides a successor so that only who holds the token before it can read it. */
export const seal = (successor: string, token: string): Buffer =>
  xor(Buffer.from(successor.slice(2), 'base64url'), padOf(token));

export const unseal = (sealed: Buffer, token: string): string =>
  token.slice(0, 2) + xor(sealed, padOf(token)).toString('base64url');

/** Each token has one successor at most, so its pad is used once. */
const padOf = (token: string): Buffer => createHmac('sha256', token).update('successor').digest();

const xor = (one: Buffer, other: Buffer): Buffer =>
  Buffer.from(one.map((byte, index) => byte ^ (other[index] ?? 0)));
