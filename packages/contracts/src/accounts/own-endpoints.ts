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
  OwnAccountReply,
} from './own-schemas.ts';

export const ownAccountApi = {
  profile: endpoint(ownAccountPaths.profile, {
    access: 'shopper',
    summary: 'Retrieve your account',
    reply: ProfileReply,
  }),
  changeProfile: endpoint(ownAccountPaths.changeProfile, {
    access: 'shopper',
    summary: 'Update your name',
    body: ProfileForm,
    reply: ProfileReply,
    errors: ['accounts.name_reserved'],
  }),
  requestVerification: endpoint(ownAccountPaths.requestVerification, {
    access: 'shopper',
    summary: 'Resend the verification email',
    reply: OwnAccountReply,
  }),
  changePassword: endpoint(ownAccountPaths.changePassword, {
    access: 'shopper',
    summary: 'Change your password and end your other sessions',
    body: PasswordChange,
    reply: OwnAccountReply,
    errors: [
      'auth.bad_credentials',
      'accounts.password_is_name',
      'accounts.staff_session_required',
    ],
  }),
  sessions: endpoint(ownAccountPaths.sessions, {
    access: 'shopper',
    summary: 'List your sessions',
    reply: SessionsReply,
  }),
  endSession: endpoint(ownAccountPaths.endSession, {
    access: 'shopper',
    summary: 'End a session',
    params: SessionId,
    reply: OwnAccountReply,
    errors: ['accounts.session_not_found', 'accounts.staff_session_required'],
  }),
  endSessions: endpoint(ownAccountPaths.endSessions, {
    access: 'shopper',
    summary: 'End all your sessions, including this one',
    reply: OwnAccountReply,
    errors: ['accounts.staff_session_required'],
  }),
  requestData: endpoint(ownAccountPaths.requestData, {
    access: 'shopper',
    summary: 'Request a data export by email',
    body: PasswordForm,
    reply: OwnAccountReply,
    errors: ['auth.bad_credentials'],
  }),
  downloadData: endpoint(ownAccountPaths.downloadData, {
    access: 'shopper',
    summary: 'Download your data export with the emailed token, once',
    body: DownloadForm,
    reply: PersonalDataReply,
    errors: ['auth.bad_credentials'],
  }),
  requestErasure: endpoint(ownAccountPaths.requestErasure, {
    access: 'shopper',
    summary: 'Schedule your account for erasure after 7 days, once open orders are closed',
    body: PasswordForm,
    reply: ProfileReply,
    errors: ['auth.bad_credentials', 'accounts.staff_not_deletable'],
  }),
  cancelErasure: endpoint(ownAccountPaths.cancelErasure, {
    access: 'shopper',
    summary: 'Cancel your account erasure',
    reply: ProfileReply,
  }),
};
