import { z } from 'zod';
import { GivenCode, GivenPassword } from '../accounts/schemas.ts';

const TwoFactor = z.object({
  isOn: z.boolean(),
  recoveryCodesLeft: z.int(),
  hasPasskey: z.boolean(),
  /** Whether the role needs it, and no passkey takes its place. */
  isRequired: z.boolean(),
});
export type TwoFactor = z.output<typeof TwoFactor>;

export const TwoFactorReply = z.object({ success: z.literal(true), data: TwoFactor });
export type TwoFactorReply = z.output<typeof TwoFactorReply>;

export const SetupReply = z.object({
  success: z.literal(true),
  data: z.object({
    /** Setup key for manual entry, in groups of four. */
    key: z.string(),
    /** `otpauth:` link with the same key. */
    link: z.string(),
  }),
});
export type SetupReply = z.output<typeof SetupReply>;

export const RecoveryCodesReply = z.object({ success: z.literal(true), data: z.array(z.string()) });
export type RecoveryCodesReply = z.output<typeof RecoveryCodesReply>;

/** The code of the current authenticator is required to replace it. */
export const SetupBody = z.object({ password: GivenPassword, code: GivenCode.optional() });
export type SetupBody = z.input<typeof SetupBody>;

export const TwoFactorCodeBody = z.object({ code: GivenCode });
export type TwoFactorCodeBody = z.input<typeof TwoFactorCodeBody>;

export const PasswordAndCodeBody = z.object({ password: GivenPassword, code: GivenCode });
export type PasswordAndCodeBody = z.input<typeof PasswordAndCodeBody>;
