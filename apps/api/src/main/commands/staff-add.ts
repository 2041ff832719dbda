import { Email, UserName } from '@sirkito/contracts/accounts/schemas';
import { z } from 'zod';
import { addStaff } from '#api/modules/accounts/staff/add-staff.ts';
import { parseEnv } from '#api/platform/env.ts';
import { createLog } from '#api/platform/log.ts';
import { withOwnerContext } from '../owner-context.ts';

const usage = 'Usage: npm run shop -- staff-add EMAIL NAME [owner | catalogue | orders | support]';
const StaffRole = z.enum(['owner', 'catalogue', 'orders', 'support']);
const Arguments = z.tuple([Email, UserName, StaffRole.default('owner')]);

const env = parseEnv(process.env);
const log = createLog('staff-add', env.LOG_LEVEL);
const given = Arguments.safeParse(process.argv.slice(2));
if (!given.success) {
  console.error(`${z.prettifyError(given.error)}\n${usage}`);
  process.exit(1);
}
const [email, userName, staffRole] = given.data;
await withOwnerContext({ name: 'staff-add', url: env.DATABASE_OWNER_URL, log }, async (ctx) => {
  const outcome = await addStaff(ctx, { email, userName, staffRole });
  console.log(
    outcome === 'changed'
      ? `${email} is on the staff already and has the role ${staffRole} now.`
      : `${email} invited as ${staffRole}. The worker will email a link to choose a password, valid for 3 days. ` +
          'Run this again to send another.',
  );
});
