import { createHash, createHmac, randomBytes } from 'node:crypto';

const prefixes = { shopper: 's', staff: 'a' } as const;

/** Hashes a token or cookie for storage. */
export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

export const newSessionToken = (kind: 'shopper' | 'staff'): string =>
  `${prefixes[kind]}_${randomBytes(32).toString('base64url')}`;

export const newBinding = (): string => randomBytes(16).toString('base64url');

export const newOneTimeToken = (): string => randomBytes(32).toString('base64url');

/** Encrypts a successor so that only the holder of the previous token can read it. */
export const seal = (successor: string, token: string): Buffer =>
  xor(Buffer.from(successor.slice(2), 'base64url'), keystreamFor(token));

export const unseal = (sealed: Buffer, token: string): string =>
  token.slice(0, 2) + xor(sealed, keystreamFor(token)).toString('base64url');

/** Safe as a one-time pad: each token has at most one successor. */
const keystreamFor = (token: string): Buffer =>
  createHmac('sha256', token).update('successor').digest();

const xor = (a: Buffer, b: Buffer): Buffer =>
  Buffer.from(a.map((byte, index) => byte ^ (b[index] ?? 0)));
