import type { AuditQuery, AuditReply } from '@sirkito/contracts/staff/staff-log-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { listAuditEntries } from './audit.queries.ts';
import { readSubjects } from './subject.ts';

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
