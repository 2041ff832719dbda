import { requireShop, type Ctx } from '#api/platform/context.ts';
import { booksDifferMail } from './orders.jobs.ts';
import { claimNight, endNight } from './reconcile.queries.ts';
import { differencesIn, reconcile } from './reconcile.ts';

const manila = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' });
const threeHours = 3 * 3_600_000;
/** As many as fit into a letter. */
const named = 5;

/** Once a night, at three or as soon as a worker runs after it. What differs is told to the shop. */
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
      subjects: different.slice(0, named),
    }));
  await ctx.transact(async (tx) => {
    await endNight(tx, { ...night, now: ctx.now() }, differencesIn(checks));
    if (found.length > 0) await ctx.enqueue(tx, booksDifferMail, { day: night.day, found });
  });
  if (found.length > 0) ctx.log.error({ found }, 'the books do not add up');
  else ctx.log.info({ rules: checks.length }, 'the books add up');
}
