import { sessionKept } from '@sirkito/commerce';
import { daysBefore } from '#api/platform/days-before.ts';
import { forgottenAtOnce, type PersonalRecords } from '#api/platform/personal-data.ts';
import { deleteAccount, findAccount } from './accounts.queries.ts';
import {
  deleteOldAudit,
  deleteOldOneTimeTokens,
  deleteOldSessions,
} from './old-sessions.queries.ts';
import { listAccountSessions } from './sessions.queries.ts';
import { listAccountViews } from './views.queries.ts';

/** Sessions and mailed links go with the account, so it is the last that is erased. */
export const accountRecords: PersonalRecords = {
  tables: [
    'account',
    'session',
    'session_token',
    'one_time_token',
    'second_step',
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
  forget: async (tx, now) => {
    const limit = forgottenAtOnce;
    const before = daysBefore(now, sessionKept.daysAfterEnd);
    const sessions = await deleteOldSessions(tx, { before, limit });
    const links = await deleteOldOneTimeTokens(tx, { before: daysBefore(now, 1), limit });
    return Math.max(sessions, links, await deleteOldAudit(tx, limit));
  },
};
