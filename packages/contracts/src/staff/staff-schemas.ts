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
  }),
});
export type MeReply = z.output<typeof MeReply>;

const StaffMember = z.object({
  id: z.uuid(),
  userName: z.string(),
  email: z.string(),
  staffRole: StaffRole,
  isDisabled: z.boolean(),
  /** Whether the invitation was accepted by setting a password. */
  hasPassword: z.boolean(),
  /** Whether two-factor authentication is on. */
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

export const AuditQuery = z.object({
  /** Words of the action or subject, such as `product` or an id. */
  search: z.string().trim().max(100).optional(),
  actor: z.uuid().optional(),
  /** Id of the last entry on the previous page. */
  after: z.uuid().optional(),
});
export type AuditQuery = z.output<typeof AuditQuery>;
export type AuditQueryInput = z.input<typeof AuditQuery>;

const AuditEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  actor: z.object({ id: z.uuid(), userName: z.string().nullable() }),
  action: z.string(),
  subject: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditEntry = z.output<typeof AuditEntry>;

export const AuditReply = z.object({
  success: z.literal(true),
  data: z.array(AuditEntry),
  next: z.uuid().nullable(),
});
export type AuditReply = z.output<typeof AuditReply>;
