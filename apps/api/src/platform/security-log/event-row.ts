import type { SecurityEventKind } from '@sirkito/commerce';
import type { Tx } from '../db/transaction.ts';
import type { SecretBox } from '../secret-box.ts';

export interface EventRow {
  id: string;
  at: Date;
  kind: SecurityEventKind;
  account_id: string | null;
  account_hash: Buffer | null;
  network: string | null;
  request_id: string | null;
  subject: string | null;
  /** JSON. */
  details: string;
}

/** Rows that are already stored are skipped, because a batch may be sent twice. */
export async function insertSecurityEvents(tx: Tx, rows: readonly EventRow[]): Promise<void> {
  await tx
    .insertInto('security_event')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Groups the events of what people typed, such as an email address, without storing it. */
export const hashForSecurityLog = (secretBox: SecretBox, text: string): Buffer =>
  secretBox.digest(text, 'security log').subarray(0, 16);
