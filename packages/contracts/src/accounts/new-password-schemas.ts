import { z } from 'zod';
import { isCommonPassword, isOwnName } from './common-passwords.ts';
import { Email, UserName } from './schemas.ts';

// Apart from the other schemas, so that pages to sign in don't load the common passwords.

/** A new password. */
export const NewPassword = z
  .string()
  .min(8, 'Must be 8 characters or more')
  .max(128, 'Must be 128 characters or fewer')
  .refine(
    (password) => !isCommonPassword(password),
    "Too common. Choose one that's harder to guess",
  );

export const Registration = z
  .object({ userName: UserName, email: Email, password: NewPassword, confirmPassword: z.string() })
  .refine((given) => given.password === given.confirmPassword, {
    path: ['confirmPassword'],
    error: "Passwords don't match",
  })
  .refine((given) => !isOwnName(given.password, given), {
    path: ['password'],
    error: "Don't use your name or email. Choose one that's harder to guess",
  });
export type Registration = z.output<typeof Registration>;
export type RegistrationForm = z.input<typeof Registration>;

export const ResetForm = z.object({ password: NewPassword });
export type ResetForm = z.input<typeof ResetForm>;
