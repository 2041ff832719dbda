import type {
  SecurityLogQuery,
  SecurityLogReply,
} from '@sirkito/contracts/staff/staff-log-schemas';
import { requirePermission, type Ctx } from '#api/platform/context.ts';
import { networkCidr } from '#api/platform/network.ts';
import type { SecretBox } from '#api/platform/secret-box.ts';
import { hashForSecurityLog } from '#api/platform/security-log/event-row.ts';
import { findAccountIdByEmail, listSecurityEvents } from './security-log.queries.ts';
import { readSubjects } from './view-audit.ts';

const pageSize = 50;

/** Lists security events, newest first. An email address also finds attempts without an account. */
export async function viewSecurityLog(
  ctx: Ctx,
  secretBox: SecretBox,
  { email, address, after, ...query }: SecurityLogQuery,
): Promise<Omit<SecurityLogReply, 'success'>> {
  requirePermission(ctx, { staff: 'audit', action: 'view' });
  const account = email
    ? {
        id: await findAccountIdByEmail(ctx.read, email),
        hash: hashForSecurityLog(secretBox, email),
      }
    : undefined;
  const rows = await listSecurityEvents(ctx.read, {
    ...query,
    account,
    network: address && networkCidr(address.replace(/\/\d+$/, '')),
    after: readCursor(after),
    limit: pageSize + 1,
  });
  const page = rows.slice(0, pageSize);
  const subjectOf = await readSubjects(
    ctx.read,
    page.map(({ subject }) => subject),
  );
  const data = page.map(({ accountId, userName, role, subject, at, ...event }) => ({
    ...event,
    at: at.toISOString(),
    account: accountId ? { id: accountId, userName, isStaff: role === 'admin' } : null,
    subject: subject === null ? null : subjectOf(subject),
  }));
  const last = data.at(-1);
  return { data, next: rows.length > pageSize && last ? `${last.at}_${last.id}` : null };
}

function readCursor(after: string | undefined) {
  const [at, id] = after?.split('_') ?? [];
  return at && id ? { at, id } : undefined;
}
