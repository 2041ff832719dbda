import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { SecretBox } from '#api/platform/secret-box.ts';

/** Accounts that a device is remembered for. */
const maxAccounts = 5;

interface Credentials {
  id: string;
  passwordHash: string | null;
}

/** Returns the device's id if its cookie proves a sign-in to this account with its current password. */
export function knownDevice(
  secretBox: SecretBox,
  account: Credentials | undefined,
  cookie: string | undefined,
): string | undefined {
  if (!account || cookie === undefined) return undefined;
  const { id, proofs } = parse(cookie);
  const expected = Buffer.from(proofOf(secretBox, account, id));
  return proofs.some((proof) => timingSafeEqual(Buffer.from(proof), expected)) ? id : undefined;
}

/** Returns the device's cookie after a sign-in: its id and a proof for each account. */
export function rememberDevice(
  secretBox: SecretBox,
  account: Credentials,
  cookie: string | undefined,
): string {
  const { id, proofs } = parse(cookie ?? randomBytes(16).toString('base64url'));
  const all = new Set([proofOf(secretBox, account, id), ...proofs]);
  return [id, ...[...all].slice(0, maxAccounts)].join('.');
}

function parse(cookie: string): { id: string; proofs: string[] } {
  const [id = '', ...proofs] = cookie.split('.');
  return { id, proofs };
}

/**
 * A new password ends the proofs made before: someone may have registered the address before its
 * owner, and made many.
 */
const proofOf = (secretBox: SecretBox, { id, passwordHash }: Credentials, device: string): string =>
  secretBox.digest(`device ${device} ${passwordHash}`, id).toString('base64url').slice(0, 22);
