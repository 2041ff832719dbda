import type { SecondStep } from '@sirkito/contracts/second-step-staff';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { countRecoveryCodes, findSecondStep } from './second-step.queries.ts';

export async function viewSecondStep(ctx: Ctx): Promise<SecondStep> {
  const { accountId } = requireStaff(ctx);
  const kept = await findSecondStep(ctx.read, accountId);
  return {
    isOn: Boolean(kept?.confirmed_at),
    recoveryCodesLeft: await countRecoveryCodes(ctx.read, accountId),
  };
}
