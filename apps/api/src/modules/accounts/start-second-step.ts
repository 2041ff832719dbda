import { randomBytes } from 'node:crypto';
import { AppError } from '@sirkito/contracts/errors';
import type { SetupReply } from '@sirkito/contracts/second-step-staff';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import type { Seal } from '#api/platform/sealed.ts';
import { findAccount } from './accounts.queries.ts';
import { confirmPassword, type Door } from './confirm-password.ts';
import { upsertSecret } from './second-step.queries.ts';
import { base32, setupLink } from './time-code.ts';

/** As long as the hash it is used with, as RFC 4226 recommends. */
const secretLength = 20;

export async function startSecondStep(
  ctx: Ctx,
  door: Door & { seal: Seal; issuer: string },
  password: string,
): Promise<SetupReply['data']> {
  const { accountId } = requireStaff(ctx);
  await confirmPassword(ctx, door, password);
  const account = await findAccount(ctx.read, accountId);
  const secret = randomBytes(secretLength);
  const sealed = door.seal.close(secret, accountId);
  await ctx.transact(async (tx) => {
    const isNew = await upsertSecret(tx, { accountId, sealed, now: ctx.now() });
    if (!isNew) throw new AppError('accounts.second_step', { state: 'on' });
  });
  return {
    key: (base32(secret).match(/.{1,4}/g) ?? []).join(' '),
    link: setupLink(secret, { issuer: door.issuer, account: account?.email ?? '' }),
  };
}
