import { sessionRetention } from '@sirkito/commerce';
import { daysBefore } from '#api/platform/days-before.ts';
import { purgeBatchSize, type PersonalRecords } from '#api/platform/personal-data.ts';
import { deleteAccount, findAccount } from './account/accounts.queries.ts';
import { deleteOldChallenges } from './passkeys/challenges.queries.ts';
import { listPasskeys } from './passkeys/passkeys.queries.ts';
import {
  deleteOldAudit,
  deleteOldInvitations,
  deleteOldOneTimeTokens,
  deleteOldSecurityEvents,
  deleteOldSessions,
} from './privacy/old-records.queries.ts';
import { listAccountSessions } from './sessions/sessions.queries.ts';
import { listAccountEvents } from './staff/security-log.queries.ts';
import { listAccountViews } from './staff/saved-views.queries.ts';

/** Must be erased last: sessions and one-time tokens are deleted together with the account. */
export const accountRecords: PersonalRecords = {
  tables: [
    'account',
    'session',
    'session_token',
    'one_time_token',
    'passkey',
    'passkey_challenge',
    'two_factor',
    'two_factor_grace',
    'staff_invitation',
    'recovery_code',
    'saved_view',
  ],
  list: async (read, accountId) => {
    const account = await findAccount(read, accountId);
    return {
      account: [account ?? {}],
      sessions: await listAccountSessions(read, accountId),
      securityEvents: await listAccountEvents(read, accountId),
      passkeys: (await listPasskeys(read, accountId)).map(({ name, createdAt, lastUsedAt }) => ({
        name,
        createdAt,
        lastUsedAt,
      })),
      views: await listAccountViews(read, accountId),
    };
  },
  erase: (tx, accountId) => deleteAccount(tx, accountId),
  purge: async (tx, now) => {
    const limit = purgeBatchSize;
    const before = daysBefore(now, sessionRetention.daysAfterEnd);
    const sessions = await deleteOldSessions(tx, { before, limit });
    const invitations = await deleteOldInvitations(tx, { before, limit });
    const yesterday = { before: daysBefore(now, 1), limit };
    const tokens = await deleteOldOneTimeTokens(tx, yesterday);
    const challenges = await deleteOldChallenges(tx, yesterday);
    const events = await deleteOldSecurityEvents(tx, limit);
    const counts = [sessions, invitations, tokens, challenges, events];
    return Math.max(...counts, await deleteOldAudit(tx, limit));
  },
};
