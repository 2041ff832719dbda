import type { AuditQuery, AuditReply } from '@sirkito/contracts/staff/staff-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { listAuditEntries } from '../account/staff.queries.ts';

const pageSize = 50;

export async function viewAudit(ctx: Ctx, query: AuditQuery): Promise<Omit<AuditReply, 'success'>> {
  requireStaff(ctx);
  const rows = await listAuditEntries(ctx.read, query, pageSize + 1);
  const data = rows.slice(0, pageSize).map(({ at, actorId, actorName, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    actor: { id: actorId, userName: actorName },
  }));
  return { data, next: rows.length > pageSize ? (data.at(-1)?.id ?? null) : null };
}
