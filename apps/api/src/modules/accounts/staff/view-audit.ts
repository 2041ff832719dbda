import { orderNumber } from '@sirkito/commerce';
import type {
  AuditQuery,
  AuditReply,
  LogSubject,
} from '@sirkito/contracts/staff/staff-log-schemas';
import { type Ctx, requireStaff } from '#api/platform/context.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import { listAuditEntries, listSubjectNames } from './audit.queries.ts';

const pageSize = 50;

export async function viewAudit(ctx: Ctx, query: AuditQuery): Promise<Omit<AuditReply, 'success'>> {
  requireStaff(ctx);
  const rows = await listAuditEntries(ctx.read, query, pageSize + 1);
  const page = rows.slice(0, pageSize);
  const subjectOf = await readSubjects(
    ctx.read,
    page.map(({ subject }) => subject),
  );
  const data = page.map(({ at, actorId, actorName, subject, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    actor: { id: actorId, userName: actorName },
    subject: subjectOf(subject),
  }));
  return { data, next: rows.length > pageSize ? (data.at(-1)?.id ?? null) : null };
}

/** Reads the names of all subjects of a page at once. Returns a function that looks one up. */
export async function readSubjects(
  read: Reader,
  subjects: readonly (string | null)[],
): Promise<(subject: string) => LogSubject> {
  const given = [...new Set(subjects.filter((subject) => subject !== null))];
  const found = given.length > 0 ? await listSubjectNames(read, given) : [];
  const names = new Map(found.map((row) => [row.subject, row]));
  return (subject) => {
    const [type = '', ...rest] = subject.split(':');
    const id = rest.join(':');
    const named = names.get(subject);
    if (type === 'order' && named) return { type, id, name: orderNumber(named.name) };
    if (type === 'account' && named) {
      return { type: named.isStaff ? 'staff' : 'customer', id, name: named.name };
    }
    return { type, id, name: named?.name ?? null };
  };
}
