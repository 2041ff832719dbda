import type { Registration } from '@sirkito/contracts/accounts/new-password-schemas';
import { accountsPaths } from '@sirkito/contracts/accounts/paths';
import { leaveSession } from '../leave-session.ts';
import type { SessionContext } from '../session-context.ts';

/** Creates an account and ends any current session; the customer signs in next. */
export async function register(
  { api, queries }: SessionContext,
  body: Registration,
): Promise<string> {
  try {
    return (await api(accountsPaths.register, { body })).message;
  } finally {
    leaveSession(queries);
  }
}
