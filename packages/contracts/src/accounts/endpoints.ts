import { endpoint } from '../endpoint.ts';
import { accountsPaths } from './paths.ts';
import { Registration, ResetForm } from './new-password-schemas.ts';
import {
  SignIn,
  StaffSignIn,
  SessionReply,
  MessageReply,
  ResetReply,
  DoneReply,
  EmailForm,
  EmailedLink,
} from './schemas.ts';

const guarded = ['request.invalid', 'request.too_many', 'server.overloaded'] as const;

export const accountsApi = {
  register: endpoint(accountsPaths.register, {
    access: 'public',
    summary: 'Create an account (JSON or form body)',
    body: Registration,
    reply: MessageReply,
    errors: [...guarded, 'auth.registration_failed'],
  }),
  signIn: endpoint(accountsPaths.signIn, {
    access: 'public',
    identifiesCaller: true,
    summary: 'Sign in as a shopper',
    body: SignIn,
    reply: SessionReply,
    errors: [...guarded, 'auth.bad_credentials'],
  }),
  signInStaff: endpoint(accountsPaths.signInStaff, {
    access: 'public',
    identifiesCaller: true,
    summary: 'Sign in as staff, with a two-factor code if enabled',
    body: StaffSignIn,
    reply: SessionReply,
    errors: [
      ...guarded,
      'auth.bad_credentials',
      'auth.two_factor_required',
      'auth.passkey_required',
    ],
  }),
  signOut: endpoint(accountsPaths.signOut, {
    access: 'shopper',
    isForTwoFactorSetup: true,
    summary: 'Sign out',
    reply: DoneReply,
    errors: ['auth.required'],
  }),
  checkSession: endpoint(accountsPaths.checkSession, {
    access: 'shopper',
    isForTwoFactorSetup: true,
    summary: 'Retrieve the current user and rotate a token older than a day',
    reply: SessionReply,
    errors: ['auth.required'],
  }),
  requestPasswordReset: endpoint(accountsPaths.requestPasswordReset, {
    access: 'public',
    summary: 'Request a password reset email',
    body: EmailForm,
    reply: MessageReply,
    errors: ['request.invalid', 'request.too_many'],
  }),
  resetPassword: endpoint(accountsPaths.resetPassword, {
    access: 'public',
    summary: 'Reset a password with an emailed link and end every session',
    params: EmailedLink,
    body: ResetForm,
    reply: ResetReply,
    errors: [...guarded, 'auth.bad_credentials', 'accounts.password_is_name'],
  }),
  verifyEmail: endpoint(accountsPaths.verifyEmail, {
    access: 'public',
    summary: 'Verify an email address with an emailed link',
    params: EmailedLink,
    reply: MessageReply,
    errors: ['request.invalid', 'request.too_many', 'auth.bad_credentials'],
  }),
};
