import { randomInt } from 'node:crypto';
import type { Tx } from '#api/platform/db/transaction.ts';
import type { SecretBox } from '#api/platform/secret-box.ts';
import { replaceRecoveryCodes } from './two-factor.queries.ts';

const codeCount = 10;
const codeLength = 10;
/** Without characters that look alike in handwriting. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Replaces the recovery codes and returns the new ones. Only their keyed hashes are stored. */
export async function issueRecoveryCodes(
  tx: Tx,
  secretBox: SecretBox,
  accountId: string,
): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, newCode);
  await replaceRecoveryCodes(
    tx,
    accountId,
    codes.map((code) => secretBox.digest(code, accountId)),
  );
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

const newCode = (): string =>
  Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
