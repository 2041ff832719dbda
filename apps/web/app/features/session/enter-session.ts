import type { SessionReply } from '@sirkito/contracts/accounts';
import type { QueryClient } from '@tanstack/react-query';
import { browserStorage } from '#web/lib/browser-storage.ts';
import { ownerOf } from '#web/lib/kept-cart.ts';
import { forgetPerson } from '#web/lib/query-client.ts';
import { currentSession, guest, setSession } from '#web/lib/session.ts';
import { storedSession, storeSession, toSessionUser } from './stored-session.ts';

/** The server has said who is here. What somebody else left in this browser goes first. */
export function enterSession(queries: QueryClient, { token, user: given }: SessionReply): void {
  const user = toSessionUser(given, true);
  if (currentSession().user?.id !== user.id) forgetPerson(queries);
  if (storedSession()?.user.id !== user.id) browserStorage.remove('user_cart');
  for (const key of ['saved_cart', 'saved_for_later'] as const) {
    if (ownerOf(key) !== user.id) browserStorage.remove(key);
  }
  storeSession({ token, user });
  setSession({ ...guest, isAuthenticated: true, user, token });
}
