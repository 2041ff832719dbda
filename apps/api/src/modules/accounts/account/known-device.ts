import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { SecretBox } from '#api/platform/secret-box.ts';

/** Accounts that a device is remembered for. */
const maxAccounts = 5;

/** Returns the device's id if its cookie proves that it has signed in to this account before. */
export function knownDevice(
  secretBox: SecretBox,
  email: string,
  cookie: string | undefined,
): string | undefined {
  if (cookie === undefined) return undefined;
  const { id, proofs } = parse(cookie);
  const expected = Buffer.from(proofOf(secretBox, email, id));
  return proofs.some((proof) => timingSafeEqual(Buffer.from(proof), expected)) ? id : undefined;
}

/** Returns the device's cookie after a sign-in: its id and a proof for each account. */
export function rememberDevice(
  secretBox: SecretBox,
  email: string,
  cookie: string | undefined,
): string {
  const { id, proofs } = parse(cookie ?? randomBytes(16).toString('base64url'));
  const all = new Set([proofOf(secretBox, email, id), ...proofs]);
  return [id, ...[...all].slice(0, maxAccounts)].join('.');
}

function parse(cookie: string): { id: string; proofs: string[] } {
  const [id = '', ...proofs] = cookie.split('.');
  return { id, proofs };
}

const proofOf = (secretBox: SecretBox, email: string, id: string): string =>
  secretBox.digest(`device ${id}`, email).toString('base64url').slice(0, 22);
