export {
  sendDataLinkJob,
  sendEmailVerificationJob,
  sendErasureNoticeJob,
  sendIdleNoticeJob,
  sendPasswordChangedJob,
  sendPasswordResetJob,
  sendStaffInvitationJob,
} from './account/accounts.jobs.ts';
export { findRecipient, type Recipient } from './account/find-recipient.ts';
export { issueEmailedLink } from './auth/issue-emailed-link.ts';
