import { ShopError } from '@sirkito/contracts/shop-error';
import { accountsPaths } from '@sirkito/contracts/accounts/paths';
import { browserStorage } from '#web/lib/storage/browser-storage.ts';
import { clearPrivateQueries } from '#web/lib/api/query-client.ts';
import { currentSession, guest, setSession, type CheckFailure } from '#web/lib/session/session.ts';
import { enterSession } from './enter-session.ts';
import { leaveSession } from './leave-session.ts';
import type { SessionContext } from './session-context.ts';
import { storedSession } from './stored-session.ts';

/** Asks the server whether the stored session is still valid. */
export async function checkSession({ api, queries }: SessionContext): Promise<void> {
  const stored = storedSession();
  if (!stored) {
    leaveSession(queries);
    return;
  }
  const { user } = currentSession();
  if (user && user.id !== stored.user.id) clearPrivateQueries(queries);
  const isReplaced = () => ![stored.token, null].includes(browserStorage.get('token'));

  setSession({ ...guest, isLoading: true, ...stored });
  try {
    const reply = await api(accountsPaths.checkSession, { cache: 'no-store' });
    const token = browserStorage.get('token');
    // Ignore the reply if the user signed in or out meanwhile, here or in another tab.
    if (token === stored.token || token === reply.token) enterSession(queries, reply);
  } catch (error) {
    const checkFailure = toCheckFailure(error);
    if (isReplaced()) return;
    if (checkFailure.isRejected) leaveSession(queries, { checkFailure });
    else if (currentSession().isLoading) stayUnconfirmed(checkFailure);
  }
}

/** Keeps the user signed in when the server does not reply; the next call will check again. */
function stayUnconfirmed(checkFailure: CheckFailure): void {
  const stored = storedSession();
  if (!stored) return;
  const user = { ...stored.user, isAuthenticated: true };
  setSession({ ...guest, isAuthenticated: true, user, token: stored.token, checkFailure });
}

function toCheckFailure(error: unknown): CheckFailure {
  if (!(error instanceof ShopError)) throw error;
  const { status, message } = error;
  return { status, message, isRejected: status === 401 || status === 403 };
}
