import { z } from 'zod';
import { GivenCode, GivenPassword } from '../accounts/schemas.ts';

/** The code is required with two-factor authentication. */
export const ConfirmationBody = z.object({ password: GivenPassword, code: GivenCode.optional() });
export type ConfirmationBody = z.output<typeof ConfirmationBody>;
export type ConfirmationInput = z.input<typeof ConfirmationBody>;

export const ConfirmationReply = z.object({ success: z.literal(true) });
export type ConfirmationReply = z.output<typeof ConfirmationReply>;
