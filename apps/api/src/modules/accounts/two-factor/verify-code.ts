import type { ActorContext } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import type { SecretBox } from '#api/platform/secret-box.ts';
import { noteSecurityEvent } from '#api/platform/security-log/security-event.ts';
import { lockTwoFactor, consumeRecoveryCode, updateLastTotpStep } from './two-factor.queries.ts';
import { findTotpStep } from './totp.ts';
import { badCredentials } from '../account/bad-credentials.ts';

export interface CodeAttempt {
  secretBox: SecretBox;
  accountId: string;
  code: string;
}

/** Recovery codes count apart: wrong codes of someone with the password must not stop them. */
export const codeLimit = (code = ''): 'staffCode' | 'recoveryCode' =>
  /^\d{6}$/.test(code) ? 'staffCode' : 'recoveryCode';

/** Accepts a TOTP code or a recovery code, each only once. */
export async function verifyCode(
  tx: Tx,
  by: ActorContext,
  { secretBox, accountId, code }: CodeAttempt,
): Promise<void> {
  const twoFactor = await lockTwoFactor(tx, accountId);
  if (!twoFactor) throw badCredentials('passwordOrCode');
  const step = findTotpStep(secretBox.decrypt(twoFactor.sealed_secret, accountId), code, by.now());
  if (step !== undefined && step > twoFactor.last_step) {
    return updateLastTotpStep(tx, accountId, step);
  }
  const isConsumed = await consumeRecoveryCode(tx, accountId, secretBox.digest(code, accountId));
  if (isConsumed) return;
  noteSecurityEvent(by, { kind: 'second_factor_failed', accountId });
  throw badCredentials('passwordOrCode');
}
