import { AppError } from '@sirkito/contracts/errors';
import type { ReportAgain } from '@sirkito/contracts/invoices/reports-schemas';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { queueAgain } from './invoice-reports.queries.ts';

/** Reports rejected or overdue documents again, as they are. Returns how many. */
export async function reportAgain(ctx: Ctx, which: ReportAgain): Promise<number> {
  requireStaff(ctx);
  return ctx.transact(async (tx) => {
    const queued = await queueAgain(tx, which);
    if (queued.length === 0) throw new AppError('order.report_not_rejected');
    const numbers = queued.map(({ number }) => number);
    await audit(tx, ctx, {
      action: 'orders.report_invoice_again',
      subject: queued.length === 1 ? `order:${queued[0]?.orderId}` : 'setting:invoicing',
      before: { reasons: [...new Set(queued.map(({ reason }) => reason))] },
      after: { numbers },
    });
    return queued.length;
  });
}
