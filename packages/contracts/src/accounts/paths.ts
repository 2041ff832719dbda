import type { RegistrationForm, ResetForm } from './new-password-schemas.ts';
import type {
  DoneReply,
  EmailForm,
  EmailedLink,
  MessageReply,
  ResetReply,
  SessionReply,
  SignInForm,
  StaffSignInForm,
} from './schemas.ts';
import { call } from '../call.ts';

export const accountsPaths = {
  register: call<{ body: RegistrationForm; reply: MessageReply }>('POST', '/api/auth/register'),
  signIn: call<{ body: SignInForm; reply: SessionReply }>('POST', '/api/auth/login'),
  signInStaff: call<{ body: StaffSignInForm; reply: SessionReply }>(
    'POST',
    '/api/auth/admin-login',
  ),
  signOut: call<{ reply: DoneReply }>('POST', '/api/auth/logout'),
  checkSession: call<{ reply: SessionReply }>('GET', '/api/auth/check-auth'),
  requestPasswordReset: call<{ body: EmailForm; reply: MessageReply }>(
    'POST',
    '/api/auth/forgot-password',
  ),
  resetPassword: call<{ params: EmailedLink; body: ResetForm; reply: ResetReply }>(
    'POST',
    '/api/auth/reset-password/:userId/:token',
  ),
  verifyEmail: call<{ params: EmailedLink; reply: MessageReply }>(
    'POST',
    '/api/auth/verify-email/:userId/:token',
  ),
};
