import type { SessionReply } from '@sirkito/contracts/accounts/schemas';
import type { QueryClient } from '@tanstack/react-query';
import { browserStorage } from '#web/lib/storage/browser-storage.ts';
import { ownerOf } from '#web/lib/storage/stored-cart.ts';
import { clearPrivateQueries } from '#web/lib/api/query-client.ts';
import { currentSession, guest, setSession } from '#web/lib/session/session.ts';
import { storedSession, storeSession, toSessionUser } from './stored-session.ts';

/** Starts the session of this user and removes data of a previous one. */
export function enterSession(queries: QueryClient, { token, user: replyUser }: SessionReply): void {
  const user = toSessionUser(replyUser, true);
  if (currentSession().user?.id !== user.id) clearPrivateQueries(queries);
  if (storedSession()?.user.id !== user.id) browserStorage.remove('user_cart');
  for (const key of ['saved_cart', 'saved_for_later'] as const) {
    if (ownerOf(key) !== user.id) browserStorage.remove(key);
  }
  storeSession({ token, user });
  setSession({ ...guest, isAuthenticated: true, user, token });
}
