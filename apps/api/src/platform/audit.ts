import { sql } from 'kysely';
import { requireStaff, type ActorContext } from './context.ts';
import type { Tx } from './db/transaction.ts';

interface StaffChange {
  /** `module.verb`, such as `settings.change_store_profile`. */
  action: string;
  /** The changed entity, such as `setting:store_profile`. */
  subject: string;
  before: object | null;
  after: object | null;
  /** Idempotency key of the caller, for changes that must not be applied twice. */
  key?: string | undefined;
}

/** Writes a staff change into the audit log, in the transaction that makes it. */
export async function audit(tx: Tx, by: ActorContext, change: StaffChange): Promise<void> {
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
      key: change.key,
    })
    .execute();
}

/** Returns whether this staff member already made this change under this key. */
export async function isAudited(
  tx: Tx,
  by: ActorContext,
  { action, key }: { action: string; key: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom('audit_entry')
    .select('id')
    .where('actor_id', '=', requireStaff(by).accountId)
    .where('key', '=', key)
    .where('action', '=', action)
    .executeTakeFirst();
  return found !== undefined;
}

const jsonb = (value: object | null) =>
  value === null ? null : sql<string>`${JSON.stringify(value)}::jsonb`;
