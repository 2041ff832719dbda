import type { ReportReason } from '@sirkito/commerce';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { requireOthersReview } from './mark-helpful.ts';
import { insertReport } from './opinions.queries.ts';

interface Report {
  reason: ReportReason;
  note: string;
}

/** Told to staff, once for each account. */
export async function reportReview(ctx: Ctx, reviewId: string, report: Report): Promise<void> {
  const { accountId } = requireShopper(ctx);
  await ctx.transact(async (tx) => {
    await requireOthersReview(tx, reviewId, accountId);
    await insertReport(tx, { ...report, reviewId, accountId, at: ctx.now() });
  });
}
