export {
  dataLinkMail,
  emailVerificationMail,
  erasureMail,
  idleMail,
  passwordChangedMail,
  passwordResetMail,
  staffInvitationMail,
} from './accounts.jobs.ts';
export { findRecipient, type Recipient } from './find-recipient.ts';
export { issueLink } from './issue-link.ts';
