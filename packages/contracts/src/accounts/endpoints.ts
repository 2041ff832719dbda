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

export const accountsApi = {
  register: endpoint(accountsPaths.register, {
    access: 'public',
    summary: 'Create an account (JSON or form body)',
    body: Registration,
    reply: MessageReply,
    errors: ['auth.registration_failed', 'accounts.name_reserved'],
  }),
  signIn: endpoint(accountsPaths.signIn, {
    access: 'public',
    identifiesCaller: true,
    summary:
      'Sign in as a shopper; the token works alone, or only with the cookie that the reply sets',
    body: SignIn,
    reply: SessionReply,
    errors: ['auth.bad_credentials'],
  }),
  signInStaff: endpoint(accountsPaths.signInStaff, {
    access: 'public',
    identifiesCaller: true,
    summary:
      'Sign in as staff, with a two-factor code if enabled; the token works alone, or only with the cookie that the reply sets',
    body: StaffSignIn,
    reply: SessionReply,
    errors: ['auth.bad_credentials', 'auth.two_factor_required', 'auth.passkey_required'],
  }),
  signOut: endpoint(accountsPaths.signOut, {
    access: 'shopper',
    isForTwoFactorSetup: true,
    summary: 'Sign out',
    reply: DoneReply,
  }),
  checkSession: endpoint(accountsPaths.checkSession, {
    access: 'shopper',
    isForTwoFactorSetup: true,
    summary: 'Retrieve the current user and rotate a token older than a day',
    reply: SessionReply,
  }),
  requestPasswordReset: endpoint(accountsPaths.requestPasswordReset, {
    access: 'public',
    summary: 'Request a password reset email',
    body: EmailForm,
    reply: MessageReply,
  }),
  resetPassword: endpoint(accountsPaths.resetPassword, {
    access: 'public',
    summary: 'Set a new password with an emailed link, which ends every session',
    params: EmailedLink,
    body: ResetForm,
    reply: ResetReply,
    errors: ['auth.bad_credentials', 'accounts.password_is_name', 'accounts.password_unchanged'],
  }),
  verifyEmail: endpoint(accountsPaths.verifyEmail, {
    access: 'public',
    summary: 'Verify an email address with an emailed link',
    params: EmailedLink,
    reply: MessageReply,
    errors: ['auth.bad_credentials'],
  }),
};
