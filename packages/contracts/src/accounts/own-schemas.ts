import { z } from 'zod';
import { NewPassword } from './new-password-schemas.ts';
import { GivenPassword, MessageReply, User, UserName } from './schemas.ts';

const Profile = User.extend({
  isEmailVerified: z.boolean(),
  staffRole: z.enum(['owner', 'catalogue', 'orders', 'support']).nullable(),
  createdAt: z.iso.datetime(),
  /** When the account will be erased, if requested. */
  eraseAt: z.iso.datetime().nullable(),
});
export type Profile = z.output<typeof Profile>;

export const ProfileReply = z.object({ success: z.literal(true), data: Profile });
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

export const SessionsReply = z.object({ success: z.literal(true), data: z.array(OpenSession) });
export type SessionsReply = z.output<typeof SessionsReply>;

export const SessionId = z.object({ id: z.uuid() });
export type SessionId = z.input<typeof SessionId>;

export const PasswordForm = z.object({ password: GivenPassword });
export type PasswordForm = z.input<typeof PasswordForm>;

export const DownloadForm = z.object({ token: z.string().min(1).max(100) });
export type DownloadForm = z.input<typeof DownloadForm>;

/** All stored personal data, by kind. Columns hold any JSON. */
const PersonalData = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));
export const PersonalDataReply = z.object({ success: z.literal(true), data: PersonalData });
export type PersonalDataReply = z.output<typeof PersonalDataReply>;

export const OwnAccountReply = MessageReply.extend({ data: z.object({}) });
export type OwnAccountReply = z.output<typeof OwnAccountReply>;
