import { sessionRetention } from '@sirkito/commerce';
import { daysBefore } from '#api/platform/days-before.ts';
import { purgeBatchSize, type PersonalRecords } from '#api/platform/personal-data.ts';
import { deleteAccount, findAccount } from './account/accounts.queries.ts';
import {
  deleteOldAudit,
  deleteOldOneTimeTokens,
  deleteOldSessions,
} from './privacy/old-records.queries.ts';
import { listAccountSessions } from './sessions/sessions.queries.ts';
import { listAccountViews } from './staff/saved-views.queries.ts';

/** Must be erased last: sessions and one-time tokens are deleted together with the account. */
export const accountRecords: PersonalRecords = {
  tables: [
    'account',
    'session',
    'session_token',
    'one_time_token',
    'two_factor',
    'recovery_code',
    'saved_view',
  ],
  list: async (read, accountId) => {
    const account = await findAccount(read, accountId);
    const { password_hash: _secret, ...profile } = account ?? {};
    return {
      account: [profile],
      sessions: await listAccountSessions(read, accountId),
      views: await listAccountViews(read, accountId),
    };
  },
  erase: (tx, accountId) => deleteAccount(tx, accountId),
  purge: async (tx, now) => {
    const limit = purgeBatchSize;
    const before = daysBefore(now, sessionRetention.daysAfterEnd);
    const sessions = await deleteOldSessions(tx, { before, limit });
    const tokens = await deleteOldOneTimeTokens(tx, { before: daysBefore(now, 1), limit });
    return Math.max(sessions, tokens, await deleteOldAudit(tx, limit));
  },
};
