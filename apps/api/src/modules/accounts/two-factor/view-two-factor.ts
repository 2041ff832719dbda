import type { TwoFactor } from '@sirkito/contracts/two-factor/staff-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { countPasskeys } from '../passkeys/passkeys.queries.ts';
import type { TwoFactorPolicy } from './two-factor-policy.ts';
import { countRecoveryCodes, findTwoFactor } from './two-factor.queries.ts';

export async function viewTwoFactor(
  ctx: Ctx,
  { twoFactorPolicy }: { twoFactorPolicy: TwoFactorPolicy },
): Promise<TwoFactor> {
  const { accountId, staffRole } = requireStaff(ctx);
  const hasPasskey = (await countPasskeys(ctx.read, accountId)) > 0;
  const twoFactor = await findTwoFactor(ctx.read, accountId);
  return {
    isOn: Boolean(twoFactor?.confirmed_at),
    recoveryCodesLeft: await countRecoveryCodes(ctx.read, accountId),
    hasPasskey,
    isRequired: twoFactorPolicy.isRequired(staffRole) && !hasPasskey,
  };
}
