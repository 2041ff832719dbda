import type { StaffRole } from '@sirkito/commerce';
import { sql, type NotNull } from 'kysely';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

export function listStaffAccounts(read: Reader) {
  return (
    read
      .selectFrom('account')
      .leftJoin('two_factor', 'two_factor.account_id', 'account.id')
      .select([
        'account.id',
        'user_name as userName',
        'email',
        'staff_role as staffRole',
        'disabled_at as disabledAt',
        'password_hash as passwordHash',
        'account.created_at as createdAt',
        'two_factor.confirmed_at as confirmedAt',
      ])
      .where('role', '=', 'admin')
      // The check constraint account_staff_have_a_staff_role.
      .$narrowType<{ staffRole: NotNull }>()
      .orderBy('account.created_at')
      .limit(500)
      .execute()
  );
}

/** Serializes staff changes, so two owners cannot disable each other. */
export async function lockStaff(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('staff'))`.execute(tx);
}

export async function isStaff(tx: Tx, email: string): Promise<boolean> {
  const found = await tx
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .where('role', '=', 'admin')
    .executeTakeFirst();
  return found !== undefined;
}

export function findStaff(tx: Tx, id: string) {
  return tx
    .selectFrom('account')
    .select(['id', 'staff_role as staffRole', 'disabled_at as disabledAt'])
    .where('id', '=', id)
    .where('role', '=', 'admin')
    .executeTakeFirst();
}

interface StaffStatus {
  staffRole: StaffRole | null;
  disabledAt: Date | null;
}

export async function updateStaff(
  tx: Tx,
  id: string,
  { staffRole, disabledAt }: StaffStatus,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('account')
    .set({ staff_role: staffRole, disabled_at: disabledAt, updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function demoteAccount(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('account')
    .set({ role: 'user', staff_role: null, updated_at: now })
    .where('id', '=', id)
    .execute();
}

interface AuditFilter {
  search?: string | undefined;
  actor?: string | undefined;
  after?: string | undefined;
}

/** Pages by id: UUIDv7 ids sort by creation time. */
export function listAuditEntries(read: Reader, filter: AuditFilter, limit: number) {
  const { search, actor, after } = filter;
  const pattern = `%${(search ?? '').replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return read
    .selectFrom('audit_entry')
    .leftJoin('account', 'account.id', 'audit_entry.actor_id')
    .select([
      'audit_entry.id',
      'audit_entry.at',
      'audit_entry.actor_id as actorId',
      'account.user_name as actorName',
      'audit_entry.action',
      'audit_entry.subject',
      'audit_entry.before',
      'audit_entry.after',
    ])
    .$if(Boolean(search), (query) =>
      query.where((eb) =>
        eb.or([
          eb('audit_entry.action', 'ilike', pattern),
          eb('audit_entry.subject', 'ilike', pattern),
        ]),
      ),
    )
    .$if(actor !== undefined, (query) => query.where('audit_entry.actor_id', '=', actor ?? ''))
    .$if(after !== undefined, (query) => query.where('audit_entry.id', '<', after ?? ''))
    .orderBy('audit_entry.id', 'desc')
    .limit(limit)
    .execute();
}
