export {
  sendDataLinkJob,
  sendEmailVerificationJob,
  sendErasureNoticeJob,
  sendGuessAlertJob,
  sendIdleNoticeJob,
  sendPasskeyAddedJob,
  sendTwoFactorEnabledJob,
  sendFactorRemovedJob,
  sendRecoveryCodesRenewedJob,
  sendPasswordChangedJob,
  sendPasswordResetJob,
  sendStaffInvitationJob,
} from './account/accounts.jobs.ts';
export { findRecipient, findRecipientByEmail, type Recipient } from './account/find-recipient.ts';
export { issueEmailedLink } from './auth/issue-emailed-link.ts';
