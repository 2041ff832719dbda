import { endpoint } from '../endpoint.ts';
import { staffMemberPaths } from './staff-paths.ts';
import { MeReply, StaffReply, Invitation, StaffChange, MemberId } from './staff-schemas.ts';
import { AuditQuery, AuditReply, SecurityLogQuery, SecurityLogReply } from './staff-log-schemas.ts';

const staffErrors = ['auth.required', 'auth.wrong_role', 'request.invalid'] as const;
const guarded = [...staffErrors, 'auth.confirmation_required'] as const;

export const staffMemberApi = {
  me: endpoint(staffMemberPaths.me, {
    access: { staff: 'oneself', action: 'view' },
    isForTwoFactorSetup: true,
    summary: 'Retrieve your role and permissions',
    reply: MeReply,
    errors: staffErrors,
  }),
  list: endpoint(staffMemberPaths.list, {
    access: { staff: 'staff', action: 'view' },
    summary: 'List staff members',
    reply: StaffReply,
    errors: staffErrors,
  }),
  invite: endpoint(staffMemberPaths.invite, {
    access: { staff: 'staff', action: 'change' },
    summary: 'Invite a staff member by email',
    body: Invitation,
    reply: StaffReply,
    errors: [...guarded, 'accounts.already_staff'],
  }),
  change: endpoint(staffMemberPaths.change, {
    access: { staff: 'staff', action: 'change' },
    summary: 'Update the role of a staff member, or suspend or reactivate them',
    params: MemberId,
    body: StaffChange,
    reply: StaffReply,
    errors: [...guarded, 'accounts.staff_not_found', 'accounts.own_access'],
  }),
  removeAccess: endpoint(staffMemberPaths.removeAccess, {
    access: { staff: 'staff', action: 'change' },
    summary: 'Remove a staff member, keeping their customer account',
    params: MemberId,
    reply: StaffReply,
    errors: [...guarded, 'accounts.staff_not_found', 'accounts.own_access'],
  }),
  resetTwoFactor: endpoint(staffMemberPaths.resetTwoFactor, {
    access: { staff: 'staff', action: 'change' },
    summary:
      'Remove the authenticator and passkeys of a staff member, who then has 24 hours to set up new ones',
    params: MemberId,
    reply: StaffReply,
    errors: [
      ...guarded,
      'accounts.staff_not_found',
      'accounts.own_access',
      'accounts.two_factor_state',
    ],
  }),
  audit: endpoint(staffMemberPaths.audit, {
    access: { staff: 'audit', action: 'view' },
    summary: 'List audit log entries, newest first',
    query: AuditQuery,
    reply: AuditReply,
    errors: staffErrors,
  }),
  securityLog: endpoint(staffMemberPaths.securityLog, {
    access: { staff: 'audit', action: 'view' },
    summary: 'List security events, newest first',
    query: SecurityLogQuery,
    reply: SecurityLogReply,
    errors: staffErrors,
  }),
};
