import { sql } from 'kysely';
import { requireStaff, type Acting } from './context.ts';
import type { Tx } from './db/transaction.ts';

interface StaffChange {
  /** `module.verb`, such as `settings.change_store_profile`. */
  action: string;
  /** What was changed, such as `setting:store_profile`. */
  subject: string;
  before: object | null;
  after: object | null;
}

/** Writes a staff change into the audit log, in the transaction that makes it. */
export async function audit(tx: Tx, by: Acting, change: StaffChange): Promise<void> {
  await tx
    .insertInto('audit_entry')
    .values({
      id: by.newId(),
      at: by.now(),
      actor_id: requireStaff(by).accountId,
      action: change.action,
      subject: change.subject,
      before: jsonb(change.before),
      after: jsonb(change.after),
      request_id: by.requestId,
    })
    .execute();
}

const jsonb = (value: object | null) =>
  value === null ? null : sql<string>`${JSON.stringify(value)}::jsonb`;
