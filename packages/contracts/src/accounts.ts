import { z } from 'zod';
import { isCommonPassword } from './common-passwords.ts';
import { endpoint } from './endpoint.ts';
import { accountsPaths } from './paths/accounts.ts';

/** Letters of any script, but nothing that cannot be seen. */
export const UserName = z
  .string()
  .trim()
  .min(3, 'must have at least 3 characters')
  .max(30, 'must have at most 30 characters')
  .regex(/^\P{C}+$/u, 'must not have invisible characters');

export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email('must look like name@example.com'));

/** A password that may be chosen. */
export const NewPassword = z
  .string()
  .min(8, 'must have at least 8 characters')
  .max(128, 'must have at most 128 characters')
  .refine((password) => !isCommonPassword(password), 'is too common: others guess it first');

/** A password as it is typed, whatever the rules were when it was chosen. */
export const GivenPassword = z
  .string()
  .min(1, 'is needed')
  .max(128, 'must have at most 128 characters');

export const Registration = z
  .object({ userName: UserName, email: Email, password: NewPassword, confirmPassword: z.string() })
  .refine((given) => given.password === given.confirmPassword, {
    path: ['confirmPassword'],
    error: 'is not the same as the password',
  });
export type Registration = z.output<typeof Registration>;
export type RegistrationForm = z.input<typeof Registration>;

export const SignIn = z.object({ email: Email, password: GivenPassword });
export type SignIn = z.output<typeof SignIn>;
export type SignInForm = z.input<typeof SignIn>;

/** Six digits from an app, or one of the recovery codes, however they are spaced. */
export const GivenCode = z
  .string()
  .max(40, 'must have at most 40 characters')
  .transform((code) => code.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().min(1, 'is needed'));

/** The code is asked for once the password was right, of those who have it switched on. */
const StaffSignIn = SignIn.extend({ code: GivenCode.optional() });
export type StaffSignIn = z.output<typeof StaffSignIn>;
export type StaffSignInForm = z.input<typeof StaffSignIn>;

/** Whoever a session belongs to. A session from shopper sign-in is a `user`, whoever it is. */
export const User = z.object({
  id: z.uuid(),
  _id: z.uuid(),
  userName: z.string(),
  email: z.string(),
  role: z.enum(['user', 'admin']),
});
export type User = z.output<typeof User>;

const SessionReply = z.object({ success: z.literal(true), token: z.string(), user: User });
export type SessionReply = z.output<typeof SessionReply>;

const MessageReply = z.object({ success: z.literal(true), message: z.string() });
export type MessageReply = z.output<typeof MessageReply>;
/** Who works here signs in at another door. */
const ResetReply = MessageReply.extend({ isStaff: z.boolean() });
export type ResetReply = z.output<typeof ResetReply>;

const DoneReply = z.object({ success: z.literal(true) });
export type DoneReply = z.output<typeof DoneReply>;

export const EmailForm = z.object({ email: Email });
export type EmailForm = z.input<typeof EmailForm>;

export const ResetForm = z.object({ password: NewPassword });
export type ResetForm = z.input<typeof ResetForm>;

/** What a link in an e-mail carries. */
const MailedLink = z.object({ userId: z.uuid(), token: z.string().min(1).max(100) });
export type MailedLink = z.input<typeof MailedLink>;

const guarded = ['request.invalid', 'request.too_many', 'server.overloaded'] as const;

export const accountsApi = {
  register: endpoint(accountsPaths.register, {
    access: 'public',
    summary: 'Open an account; takes JSON or a form',
    body: Registration,
    reply: MessageReply,
    errors: [...guarded, 'auth.registration_failed'],
  }),
  signIn: endpoint(accountsPaths.signIn, {
    access: 'public',
    summary: 'Sign in as a shopper',
    body: SignIn,
    reply: SessionReply,
    errors: [...guarded, 'auth.bad_credentials'],
  }),
  signInStaff: endpoint(accountsPaths.signInStaff, {
    access: 'public',
    summary: 'Sign in as staff, with a code where the account asks for one',
    body: StaffSignIn,
    reply: SessionReply,
    errors: [...guarded, 'auth.bad_credentials', 'auth.code_needed'],
  }),
  signOut: endpoint(accountsPaths.signOut, {
    access: 'shopper',
    summary: 'End this session',
    reply: DoneReply,
    errors: ['auth.required'],
  }),
  checkSession: endpoint(accountsPaths.checkSession, {
    access: 'shopper',
    summary: 'Who this session belongs to; an ageing token is exchanged',
    reply: SessionReply,
    errors: ['auth.required'],
  }),
  requestPasswordReset: endpoint(accountsPaths.requestPasswordReset, {
    access: 'public',
    summary: 'Ask for a link to choose a new password',
    body: EmailForm,
    reply: MessageReply,
    errors: ['request.invalid', 'request.too_many'],
  }),
  resetPassword: endpoint(accountsPaths.resetPassword, {
    access: 'public',
    summary: 'Choose a new password with a link from an e-mail; ends every session',
    params: MailedLink,
    body: ResetForm,
    reply: ResetReply,
    errors: [...guarded, 'auth.bad_credentials'],
  }),
  verifyEmail: endpoint(accountsPaths.verifyEmail, {
    access: 'public',
    summary: 'Confirm an e-mail address with a link from an e-mail',
    params: MailedLink,
    reply: MessageReply,
    errors: ['request.invalid', 'request.too_many', 'auth.bad_credentials'],
  }),
};
