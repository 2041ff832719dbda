import type {
  InvoiceReportsQuery,
  InvoiceReportsReply,
} from '@sirkito/contracts/invoices/reports-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { countOpenReports, listReports, pageSize } from './invoice-reports.queries.ts';

/** Lists reports to the tax office, by default those it rejected. */
export async function viewInvoiceReports(
  ctx: Ctx,
  { state, after }: InvoiceReportsQuery,
  isOn: boolean,
): Promise<Omit<InvoiceReportsReply, 'success'>> {
  requireStaff(ctx);
  const rows = await listReports(ctx.read, { state, after });
  const page = rows.slice(0, pageSize);
  return {
    isOn,
    counts: await countOpenReports(ctx.read),
    data: page.map(({ issuedAt, lastAttemptAt, nextAttemptAt, ...row }) => ({
      ...row,
      issuedAt: issuedAt.toISOString(),
      lastAttemptAt: lastAttemptAt?.toISOString() ?? null,
      nextAttemptAt: (isOn && nextAttemptAt?.toISOString()) || null,
    })),
    next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  };
}
