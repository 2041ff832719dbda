import { AppError } from '@sirkito/contracts/errors';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import type { Seal } from '#api/platform/sealed.ts';
import { confirmPassword, type Door } from './confirm-password.ts';
import { findSecondStep } from './second-step.queries.ts';

export interface BothDoor extends Door {
  seal: Seal;
}

export interface BothGiven {
  password: string;
  code: string;
}

/** Counts the attempt and looks at the password; the code is taken with what it is given for. */
export async function confirmBoth(
  ctx: Ctx,
  door: BothDoor,
  { password }: BothGiven,
): Promise<void> {
  const { accountId } = requireStaff(ctx);
  await confirmPassword(ctx, door, password);
  const kept = await findSecondStep(ctx.read, accountId);
  if (!kept?.confirmed_at) throw new AppError('accounts.second_step', { state: 'off' });
  await door.limits.take('staffCode', accountId);
}
