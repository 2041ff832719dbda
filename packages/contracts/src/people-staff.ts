import { staffAreas, staffRoles } from '@sirkito/commerce';
import { z } from 'zod';
import { Email, UserName } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { peopleStaffPaths } from './paths/people-staff.ts';

const StaffRole = z.enum(staffRoles);
const areas = Object.keys(staffAreas) as [keyof typeof staffAreas];

const MeReply = z.object({
  success: z.literal(true),
  data: z.object({
    staffRole: StaffRole,
    /** Where one may look. */
    areas: z.array(z.enum(areas)),
    /** Where one may change something. */
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
  /** Has chosen a password, and so can sign in. */
  hasPassword: z.boolean(),
  /** Is asked for a code after the password. */
  hasSecondStep: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type StaffMember = z.output<typeof StaffMember>;

const StaffReply = z.object({ success: z.literal(true), data: z.array(StaffMember) });
export type StaffReply = z.output<typeof StaffReply>;

export const Invitation = z.object({ email: Email, userName: UserName, staffRole: StaffRole });
export type Invitation = z.output<typeof Invitation>;
export type InvitationWire = z.input<typeof Invitation>;

/** What is not named stays: a page that is not up to date changes nothing but what was asked for. */
const StaffChange = z
  .object({ staffRole: StaffRole.optional(), isDisabled: z.boolean().optional() })
  .refine(
    ({ staffRole, isDisabled }) => staffRole !== undefined || isDisabled !== undefined,
    'Please say what is to change',
  );
export type StaffChange = z.output<typeof StaffChange>;

const MemberId = z.object({ id: z.uuid() });
export type MemberId = z.input<typeof MemberId>;

const AuditQuery = z.object({
  /** Words of the action or of what was changed, such as `product` or an id. */
  search: z.string().trim().max(100).optional(),
  actor: z.uuid().optional(),
  /** The last entry of the page before. */
  after: z.uuid().optional(),
});
export type AuditQuery = z.output<typeof AuditQuery>;
export type AuditAddress = z.input<typeof AuditQuery>;

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

const AuditReply = z.object({
  success: z.literal(true),
  data: z.array(AuditEntry),
  next: z.uuid().nullable(),
});
export type AuditReply = z.output<typeof AuditReply>;

const staffErrors = ['auth.required', 'auth.wrong_role', 'request.invalid'] as const;

export const peopleStaffApi = {
  me: endpoint(peopleStaffPaths.me, {
    access: 'staff',
    summary: 'One’s own role and the parts of the shop one may look at',
    reply: MeReply,
    errors: staffErrors,
  }),
  list: endpoint(peopleStaffPaths.list, {
    access: 'staff',
    summary: 'Everybody who works here',
    reply: StaffReply,
    errors: staffErrors,
  }),
  invite: endpoint(peopleStaffPaths.invite, {
    access: 'staff',
    summary: 'Make somebody staff; a link to choose a password goes to them by e-mail',
    body: Invitation,
    reply: StaffReply,
    errors: [...staffErrors, 'accounts.staff_already'],
  }),
  change: endpoint(peopleStaffPaths.change, {
    access: 'staff',
    summary: 'Give somebody another role, shut them out or let them in again',
    params: MemberId,
    body: StaffChange,
    reply: StaffReply,
    errors: [...staffErrors, 'accounts.staff_not_found', 'accounts.not_oneself'],
  }),
  dismiss: endpoint(peopleStaffPaths.dismiss, {
    access: 'staff',
    summary: 'Take somebody off the staff; they keep their account as a shopper',
    params: MemberId,
    reply: StaffReply,
    errors: [...staffErrors, 'accounts.staff_not_found', 'accounts.not_oneself'],
  }),
  endSecondStep: endpoint(peopleStaffPaths.endSecondStep, {
    access: 'staff',
    summary: 'Let somebody sign in without a code again, for one who lost phone and codes',
    params: MemberId,
    reply: StaffReply,
    errors: [...staffErrors, 'accounts.staff_not_found', 'accounts.not_oneself'],
  }),
  audit: endpoint(peopleStaffPaths.audit, {
    access: 'staff',
    summary: 'What staff changed, newest first',
    query: AuditQuery,
    reply: AuditReply,
    errors: staffErrors,
  }),
};
