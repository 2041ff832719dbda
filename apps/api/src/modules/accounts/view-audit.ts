import type { AuditQuery, AuditReply } from '@sirkito/contracts/people-staff';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { listAuditEntries } from './staff.queries.ts';

const shown = 50;

export async function viewAudit(ctx: Ctx, query: AuditQuery): Promise<Omit<AuditReply, 'success'>> {
  requireStaff(ctx);
  const rows = await listAuditEntries(ctx.read, query, shown + 1);
  const data = rows.slice(0, shown).map(({ at, actorId, actorName, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    actor: { id: actorId, userName: actorName },
  }));
  return { data, next: rows.length > shown ? (data.at(-1)?.id ?? null) : null };
}
