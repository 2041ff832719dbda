import { z } from 'zod';

/** Any script, but no invisible characters. */
export const UserName = z
  .string()
  .trim()
  .min(3, 'Must be 3 characters or more')
  .max(30, 'Must be 30 characters or fewer')
  .regex(/^\P{C}+$/u, "Can't contain invisible characters");

export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email('Enter an email address like name@example.com'));

/** An existing password, which may predate the current rules. */
export const GivenPassword = z
  .string()
  .min(1, 'Enter your password')
  .max(128, 'Must be 128 characters or fewer');

export const SignIn = z.object({ email: Email, password: GivenPassword });
export type SignIn = z.output<typeof SignIn>;
export type SignInForm = z.input<typeof SignIn>;

/** A TOTP code or a recovery code, ignoring spaces and dashes. */
export const GivenCode = z
  .string()
  .max(40, 'Must be 40 characters or fewer')
  .transform((code) => code.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().min(1, 'Enter the code'));

/** The code is required after a correct password if two-factor authentication is on. */
export const StaffSignIn = SignIn.extend({ code: GivenCode.optional() });
export type StaffSignIn = z.output<typeof StaffSignIn>;
export type StaffSignInForm = z.input<typeof StaffSignIn>;

/** The account of a session. The role is `user` after shopper sign-in, even for staff. */
export const User = z.object({
  id: z.uuid(),
  _id: z.uuid(),
  userName: z.string(),
  email: z.string(),
  role: z.enum(['user', 'admin']),
});
export type User = z.output<typeof User>;

export const SessionReply = z.object({ success: z.literal(true), token: z.string(), user: User });
export type SessionReply = z.output<typeof SessionReply>;

export const MessageReply = z.object({ success: z.literal(true), message: z.string() });
export type MessageReply = z.output<typeof MessageReply>;
/** Tells staff apart, who sign in on another page. */
export const ResetReply = MessageReply.extend({ isStaff: z.boolean() });
export type ResetReply = z.output<typeof ResetReply>;

export const DoneReply = z.object({ success: z.literal(true) });
export type DoneReply = z.output<typeof DoneReply>;

export const EmailForm = z.object({ email: Email });
export type EmailForm = z.input<typeof EmailForm>;

/** Parameters of a link in an email. */
export const EmailedLink = z.object({ userId: z.uuid(), token: z.string().min(1).max(100) });
export type EmailedLink = z.input<typeof EmailedLink>;
