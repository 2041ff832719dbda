import { endpoint } from '../endpoint.ts';
import { ownAccountPaths } from './own-paths.ts';
import {
  ProfileReply,
  ProfileForm,
  PasswordChange,
  SessionsReply,
  SessionId,
  PasswordForm,
  DownloadForm,
  PersonalDataReply,
  MessageReply,
} from './own-schemas.ts';

const signedIn = ['auth.required'] as const;
const withPassword = [
  'auth.required',
  'auth.bad_credentials',
  'request.invalid',
  'request.too_many',
  'server.overloaded',
] as const;

export const ownAccountApi = {
  profile: endpoint(ownAccountPaths.profile, {
    access: 'shopper',
    summary: 'Retrieve your account',
    reply: ProfileReply,
    errors: signedIn,
  }),
  changeProfile: endpoint(ownAccountPaths.changeProfile, {
    access: 'shopper',
    summary: 'Update your name',
    body: ProfileForm,
    reply: ProfileReply,
    errors: [...signedIn, 'request.invalid'],
  }),
  requestVerification: endpoint(ownAccountPaths.requestVerification, {
    access: 'shopper',
    summary: 'Resend the verification email',
    reply: MessageReply,
    errors: [...signedIn, 'request.too_many'],
  }),
  changePassword: endpoint(ownAccountPaths.changePassword, {
    access: 'shopper',
    summary: 'Change your password and end your other sessions',
    body: PasswordChange,
    reply: MessageReply,
    errors: [...withPassword, 'accounts.password_is_name'],
  }),
  sessions: endpoint(ownAccountPaths.sessions, {
    access: 'shopper',
    summary: 'List your sessions',
    reply: SessionsReply,
    errors: signedIn,
  }),
  endSession: endpoint(ownAccountPaths.endSession, {
    access: 'shopper',
    summary: 'End a session',
    params: SessionId,
    reply: MessageReply,
    errors: [...signedIn, 'accounts.session_not_found'],
  }),
  endSessions: endpoint(ownAccountPaths.endSessions, {
    access: 'shopper',
    summary: 'End all your sessions, including this one',
    reply: MessageReply,
    errors: signedIn,
  }),
  requestData: endpoint(ownAccountPaths.requestData, {
    access: 'shopper',
    summary: 'Request a data export by email',
    body: PasswordForm,
    reply: MessageReply,
    errors: withPassword,
  }),
  downloadData: endpoint(ownAccountPaths.downloadData, {
    access: 'shopper',
    summary: 'Download your data export with the emailed token, once',
    body: DownloadForm,
    reply: PersonalDataReply,
    errors: [...signedIn, 'auth.bad_credentials', 'request.too_many'],
  }),
  requestErasure: endpoint(ownAccountPaths.requestErasure, {
    access: 'shopper',
    summary: 'Schedule your account for erasure after 7 days, once open orders are closed',
    body: PasswordForm,
    reply: ProfileReply,
    errors: [...withPassword, 'accounts.staff_not_deletable'],
  }),
  cancelErasure: endpoint(ownAccountPaths.cancelErasure, {
    access: 'shopper',
    summary: 'Cancel your account erasure',
    reply: ProfileReply,
    errors: signedIn,
  }),
};
