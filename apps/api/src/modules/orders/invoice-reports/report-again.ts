import { AppError } from '@sirkito/contracts/errors';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { queueAgain } from './invoice-reports.queries.ts';

/** Reports a rejected or overdue document again, as it is. */
export async function reportAgain(ctx: Ctx, reportId: number): Promise<void> {
  requireStaff(ctx);
  await ctx.transact(async (tx) => {
    const queued = await queueAgain(tx, reportId);
    if (!queued) throw new AppError('order.report_not_rejected');
    const { orderId, number, reason } = queued;
    await audit(tx, ctx, {
      action: 'orders.report_invoice_again',
      subject: `order:${orderId}`,
      before: { number, reason },
      after: { number },
    });
  });
}
