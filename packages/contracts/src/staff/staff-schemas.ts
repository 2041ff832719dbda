import { keysOf, staffAreas, staffRoles } from '@sirkito/commerce';
import { z } from 'zod';
import { Email, UserName } from '../accounts/schemas.ts';

const StaffRole = z.enum(staffRoles);
const areas = keysOf(staffAreas);

export const MeReply = z.object({
  success: z.literal(true),
  data: z.object({
    staffRole: StaffRole,
    /** Areas the role can view. */
    areas: z.array(z.enum(areas)),
    /** Areas the role can change. */
    changes: z.array(z.enum(areas)),
    /** When two-factor authentication must be set up; null if it is, or needn't be. */
    twoFactorDueAt: z.iso.datetime().nullable(),
    /** Whether that time is over, so that only the setup is open. */
    mustSetUpTwoFactor: z.boolean(),
  }),
});
export type MeReply = z.output<typeof MeReply>;

const StaffMember = z.object({
  id: z.uuid(),
  userName: z.string(),
  email: z.string(),
  staffRole: StaffRole,
  isDisabled: z.boolean(),
  /** Null for staff. Invited people have no access until they use the emailed link. */
  invitation: z.enum(['pending', 'expired']).nullable(),
  /** Whether the person has an authenticator app or a passkey. */
  hasTwoFactor: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type StaffMember = z.output<typeof StaffMember>;

export const StaffReply = z.object({ success: z.literal(true), data: z.array(StaffMember) });
export type StaffReply = z.output<typeof StaffReply>;

export const Invitation = z.object({ email: Email, userName: UserName, staffRole: StaffRole });
export type Invitation = z.output<typeof Invitation>;
export type InvitationInput = z.input<typeof Invitation>;

/** Omitted fields stay unchanged, so a stale page cannot overwrite them. */
export const StaffChange = z
  .object({ staffRole: StaffRole.optional(), isDisabled: z.boolean().optional() })
  .refine(
    ({ staffRole, isDisabled }) => staffRole !== undefined || isDisabled !== undefined,
    'Choose what to change',
  );
export type StaffChange = z.output<typeof StaffChange>;

export const MemberId = z.object({ id: z.uuid() });
export type MemberId = z.input<typeof MemberId>;
