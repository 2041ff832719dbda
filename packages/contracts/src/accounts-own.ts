import { z } from 'zod';
import { GivenPassword, NewPassword, User, UserName } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { ownAccountPaths } from './paths/accounts-own.ts';

const Profile = User.extend({
  isEmailVerified: z.boolean(),
  staffRole: z.enum(['owner', 'catalogue', 'orders', 'support']).nullable(),
  createdAt: z.iso.datetime(),
  /** When the account will be erased, if its owner asked for that. */
  eraseAt: z.iso.datetime().nullable(),
});
export type Profile = z.output<typeof Profile>;

const ProfileReply = z.object({ success: z.literal(true), data: Profile });
export type ProfileReply = z.output<typeof ProfileReply>;

export const ProfileForm = z.object({ userName: UserName });
export type ProfileForm = z.input<typeof ProfileForm>;

export const PasswordChange = z.object({
  currentPassword: GivenPassword,
  newPassword: NewPassword,
});
export type PasswordChange = z.input<typeof PasswordChange>;

const OpenSession = z.object({
  id: z.uuid(),
  kind: z.enum(['shopper', 'staff']),
  /** Such as `Chrome on Android`. */
  device: z.string(),
  network: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type OpenSession = z.output<typeof OpenSession>;

const SessionsReply = z.object({ success: z.literal(true), data: z.array(OpenSession) });
export type SessionsReply = z.output<typeof SessionsReply>;

const SessionId = z.object({ id: z.uuid() });
export type SessionId = z.input<typeof SessionId>;

export const PasswordForm = z.object({ password: GivenPassword });
export type PasswordForm = z.input<typeof PasswordForm>;

const DownloadForm = z.object({ token: z.string().min(1).max(100) });
export type DownloadForm = z.input<typeof DownloadForm>;

/** Everything kept about a person, by kind. */
const PersonalData = z.record(z.string(), z.array(z.record(z.string(), z.json())));
const PersonalDataReply = z.object({ success: z.literal(true), data: PersonalData });
export type PersonalDataReply = z.output<typeof PersonalDataReply>;

const MessageReply = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({}),
});
export type MessageReply = z.output<typeof MessageReply>;

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
    summary: 'My account',
    reply: ProfileReply,
    errors: signedIn,
  }),
  changeProfile: endpoint(ownAccountPaths.changeProfile, {
    access: 'shopper',
    summary: 'Change my name',
    body: ProfileForm,
    reply: ProfileReply,
    errors: [...signedIn, 'request.invalid'],
  }),
  requestVerification: endpoint(ownAccountPaths.requestVerification, {
    access: 'shopper',
    summary: 'Send the link that confirms my e-mail address again',
    reply: MessageReply,
    errors: [...signedIn, 'request.too_many'],
  }),
  changePassword: endpoint(ownAccountPaths.changePassword, {
    access: 'shopper',
    summary: 'Change my password; ends my other sessions',
    body: PasswordChange,
    reply: MessageReply,
    errors: withPassword,
  }),
  sessions: endpoint(ownAccountPaths.sessions, {
    access: 'shopper',
    summary: 'Where I am signed in',
    reply: SessionsReply,
    errors: signedIn,
  }),
  endSession: endpoint(ownAccountPaths.endSession, {
    access: 'shopper',
    summary: 'End one of my sessions',
    params: SessionId,
    reply: MessageReply,
    errors: [...signedIn, 'accounts.session_not_found'],
  }),
  endSessions: endpoint(ownAccountPaths.endSessions, {
    access: 'shopper',
    summary: 'Sign me out everywhere, here too',
    reply: MessageReply,
    errors: signedIn,
  }),
  requestData: endpoint(ownAccountPaths.requestData, {
    access: 'shopper',
    summary: 'Send me a link to everything kept about me',
    body: PasswordForm,
    reply: MessageReply,
    errors: withPassword,
  }),
  downloadData: endpoint(ownAccountPaths.downloadData, {
    access: 'shopper',
    summary: 'Everything kept about me, once, with the link from the e-mail',
    body: DownloadForm,
    reply: PersonalDataReply,
    errors: [...signedIn, 'auth.bad_credentials', 'request.too_many'],
  }),
  requestErasure: endpoint(ownAccountPaths.requestErasure, {
    access: 'shopper',
    summary: 'Erase my account after seven days, and after the orders under way',
    body: PasswordForm,
    reply: ProfileReply,
    errors: [...withPassword, 'accounts.staff_stay'],
  }),
  cancelErasure: endpoint(ownAccountPaths.cancelErasure, {
    access: 'shopper',
    summary: 'Keep my account after all',
    reply: ProfileReply,
    errors: signedIn,
  }),
};
