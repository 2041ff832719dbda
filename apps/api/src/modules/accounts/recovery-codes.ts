import { randomInt } from 'node:crypto';
import type { Tx } from '#api/platform/db/transaction.ts';
import type { Seal } from '#api/platform/sealed.ts';
import { replaceRecoveryCodes } from './second-step.queries.ts';

const count = 10;
const length = 10;
/** Nothing that is mistaken for something else in handwriting. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Ten new ones, to be shown this once: only what they are known again by is kept. */
export async function giveRecoveryCodes(tx: Tx, seal: Seal, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode);
  await replaceRecoveryCodes(
    tx,
    accountId,
    codes.map((code) => seal.mark(code, accountId)),
  );
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

const newCode = (): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
