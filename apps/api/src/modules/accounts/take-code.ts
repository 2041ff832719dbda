import { AppError } from '@sirkito/contracts/errors';
import type { Tx } from '#api/platform/db/transaction.ts';
import type { Seal } from '#api/platform/sealed.ts';
import { lockSecondStep, takeRecoveryCode, updateLastStep } from './second-step.queries.ts';
import { stepOfCode } from './time-code.ts';

interface Given {
  seal: Seal;
  accountId: string;
  code: string;
  now: Date;
}

/** Takes a code from the app, or a recovery code where there are any. Each is taken once. */
export async function takeCode(tx: Tx, { seal, accountId, code, now }: Given): Promise<void> {
  const kept = await lockSecondStep(tx, accountId);
  if (!kept) throw new AppError('auth.bad_credentials');
  const step = stepOfCode(seal.open(kept.sealed_secret, accountId), code, now);
  if (step !== undefined && step > kept.last_step) {
    return updateLastStep(tx, accountId, step);
  }
  const isTaken = await takeRecoveryCode(tx, accountId, seal.mark(code, accountId));
  if (!isTaken) throw new AppError('auth.bad_credentials');
}
