import { ShopError } from '@sirkito/contracts/shop-error';
import { accountsPaths } from '@sirkito/contracts/paths/accounts';
import { browserStorage } from '#web/lib/browser-storage.ts';
import { forgetPerson } from '#web/lib/query-client.ts';
import { currentSession, guest, setSession, type CheckFailure } from '#web/lib/session.ts';
import { enterSession } from './enter-session.ts';
import { leaveSession } from './leave-session.ts';
import type { SessionParts } from './session-parts.ts';
import { storedSession } from './stored-session.ts';

/** Asks the server whether whoever storage names is still signed in. */
export async function checkSession({ api, queries }: SessionParts): Promise<void> {
  const stored = storedSession();
  if (!stored) {
    leaveSession(queries);
    return;
  }
  const { user } = currentSession();
  if (user && user.id !== stored.user.id) forgetPerson(queries);
  const isReplaced = () => ![stored.token, null].includes(browserStorage.get('token'));

  setSession({ ...guest, isLoading: true, ...stored });
  try {
    const reply = await api(accountsPaths.checkSession, { cache: 'no-store' });
    const token = browserStorage.get('token');
    // Meanwhile someone may have signed out or in, here or in another tab: that is newer.
    if (token === stored.token || token === reply.token) enterSession(queries, reply);
  } catch (error) {
    const checkFailure = failureOf(error);
    if (isReplaced()) return;
    if (checkFailure.isRefused) leaveSession(queries, { checkFailure });
    else if (currentSession().isLoading) stayUnconfirmed(checkFailure);
  }
}

/** No answer is no refusal: whoever was here stays, and the next call to the server will tell. */
function stayUnconfirmed(checkFailure: CheckFailure): void {
  const stored = storedSession();
  if (!stored) return;
  const user = { ...stored.user, isAuthenticated: true };
  setSession({ ...guest, isAuthenticated: true, user, token: stored.token, checkFailure });
}

function failureOf(error: unknown): CheckFailure {
  if (!(error instanceof ShopError)) throw error;
  const { status, message } = error;
  return { status, message, isRefused: status === 401 || status === 403 };
}
