import { requireShop, type Ctx } from '#api/platform/context.ts';
import { sendReconciliationEmailJob } from '../order/order-jobs.ts';
import { claimNight, endNight } from './reconcile.queries.ts';
import { countMismatches, reconcile } from './reconcile.ts';

const manila = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' });
const threeHours = 3 * 3_600_000;
/** Mismatches listed per rule in the e-mail. */
const maxSubjects = 5;

/** Reconciles once a night, at 3 a.m. or when a worker next runs, and e-mails mismatches to the shop. */
export async function reconcileNightly(ctx: Ctx): Promise<void> {
  requireShop(ctx);
  const now = ctx.now();
  const night = { day: manila.format(now.getTime() - threeHours), now };
  if (!(await ctx.transact((tx) => claimNight(tx, night)))) return;
  const checks = await reconcile(ctx);
  const found = checks
    .filter(({ different }) => different.length > 0)
    .map(({ rule, different }) => ({
      rule,
      count: different.length,
      subjects: different.slice(0, maxSubjects),
    }));
  await ctx.transact(async (tx) => {
    await endNight(tx, { ...night, now: ctx.now() }, countMismatches(checks));
    if (found.length > 0) {
      await ctx.enqueue(tx, sendReconciliationEmailJob, { day: night.day, found });
    }
  });
  if (found.length > 0) ctx.log.error({ found }, 'reconciliation found mismatches');
  else ctx.log.info({ rules: checks.length }, 'reconciliation found no mismatches');
}
