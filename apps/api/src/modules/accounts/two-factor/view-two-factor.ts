import type { TwoFactor } from '@sirkito/contracts/two-factor/staff-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { countRecoveryCodes, findTwoFactor } from './two-factor.queries.ts';

export async function viewTwoFactor(ctx: Ctx): Promise<TwoFactor> {
  const { accountId } = requireStaff(ctx);
  const twoFactor = await findTwoFactor(ctx.read, accountId);
  return {
    isOn: Boolean(twoFactor?.confirmed_at),
    recoveryCodesLeft: await countRecoveryCodes(ctx.read, accountId),
  };
}
