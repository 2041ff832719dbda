import { endpoint } from '../endpoint.ts';
import { staffMemberPaths } from './staff-paths.ts';
import { MeReply, StaffReply, Invitation, StaffChange, MemberId } from './staff-schemas.ts';
import { AuditQuery, AuditReply, SecurityLogQuery, SecurityLogReply } from './staff-log-schemas.ts';

export const staffMemberApi = {
  me: endpoint(staffMemberPaths.me, {
    access: { staff: 'oneself', action: 'view' },
    isForTwoFactorSetup: true,
    summary: 'Retrieve your role and permissions',
    reply: MeReply,
  }),
  list: endpoint(staffMemberPaths.list, {
    access: { staff: 'staff', action: 'view' },
    summary: 'List staff members',
    reply: StaffReply,
  }),
  invite: endpoint(staffMemberPaths.invite, {
    access: { staff: 'staff', action: 'change' },
    summary: 'Invite a person by email, who joins with the emailed link and a new password',
    body: Invitation,
    reply: StaffReply,
    errors: [
      'auth.confirmation_required',
      'accounts.already_staff',
      'accounts.invited_is_suspended',
    ],
  }),
  change: endpoint(staffMemberPaths.change, {
    access: { staff: 'staff', action: 'change' },
    summary: 'Update the role of a staff member, or suspend or reactivate them',
    params: MemberId,
    body: StaffChange,
    reply: StaffReply,
    errors: ['auth.confirmation_required', 'accounts.staff_not_found', 'accounts.own_access'],
  }),
  removeAccess: endpoint(staffMemberPaths.removeAccess, {
    access: { staff: 'staff', action: 'change' },
    summary: 'Remove a staff member or cancel an invitation, keeping the customer account',
    params: MemberId,
    reply: StaffReply,
    errors: ['auth.confirmation_required', 'accounts.staff_not_found', 'accounts.own_access'],
  }),
  resetTwoFactor: endpoint(staffMemberPaths.resetTwoFactor, {
    access: { staff: 'staff', action: 'change' },
    summary:
      'Remove the authenticator and passkeys of a staff member, who then has 24 hours to set up new ones',
    params: MemberId,
    reply: StaffReply,
    errors: [
      'auth.confirmation_required',
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
  }),
  securityLog: endpoint(staffMemberPaths.securityLog, {
    access: { staff: 'audit', action: 'view' },
    summary: 'List security events, newest first',
    query: SecurityLogQuery,
    reply: SecurityLogReply,
  }),
};
