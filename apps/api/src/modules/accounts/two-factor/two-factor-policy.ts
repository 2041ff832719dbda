import { requiresTwoFactor, type StaffRole } from '@sirkito/commerce';
import type { TwoFactor } from '@sirkito/contracts/two-factor/staff-schemas';
import { type Ctx, requireStaff } from '#api/platform/context.ts';
import { countPasskeys } from '../passkeys/passkeys.queries.ts';
import { countRecoveryCodes, findTwoFactor } from './two-factor.queries.ts';

const hourMs = 3_600_000;
/** Shorter than for new staff: until then, the password alone is enough. */
const resetGraceMs = 24 * hourMs;

/** What an account has, or how long it has to set it up. */
export interface SecondFactor {
  staffRole: StaffRole | null;
  hasSecondFactor: boolean;
  graceStartsAt: Date | null;
  /** True after an owner removed a lost second factor. */
  isReset: boolean | null;
}

export interface TwoFactorPolicy {
  isRequired: (staffRole: StaffRole | null | undefined) => boolean;
  /** Returns when a missing second factor must be set up. */
  dueAt: (account: SecondFactor) => Date | undefined;
}

/** Creates the rule for staff from `TWO_FACTOR_GRACE_DAYS`. */
export function createTwoFactorPolicy(graceDays: number | 'off'): TwoFactorPolicy {
  const isRequired = (staffRole: StaffRole | null | undefined): boolean =>
    graceDays !== 'off' && Boolean(staffRole && requiresTwoFactor(staffRole));
  return {
    isRequired,
    dueAt({ staffRole, hasSecondFactor, graceStartsAt, isReset }) {
      if (graceDays === 'off' || hasSecondFactor || !isRequired(staffRole)) return undefined;
      const graceMs = graceDays * 24 * hourMs;
      const startedMs = graceStartsAt?.getTime() ?? 0;
      return new Date(startedMs + (isReset ? Math.min(resetGraceMs, graceMs) : graceMs));
    },
  };
}

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
