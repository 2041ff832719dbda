import type { ReportReason } from '@sirkito/commerce';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { requireOthersReview } from './mark-helpful.ts';
import { insertReport } from './votes.queries.ts';

interface Report {
  reason: ReportReason;
  note: string;
}

/** Reports a review to staff, once per account. */
export async function reportReview(ctx: Ctx, reviewId: string, report: Report): Promise<void> {
  const { accountId } = requireShopper(ctx);
  await ctx.transact(async (tx) => {
    await requireOthersReview(tx, reviewId, accountId);
    await insertReport(tx, { ...report, reviewId, accountId, at: ctx.now() });
  });
}
