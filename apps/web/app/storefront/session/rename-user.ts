import { currentSession, setSession } from '#web/lib/session/session.ts';
import { storeSession } from './stored-session.ts';

/** Updates the user's name in the session and storage. */
export function renameUser(userName: string): void {
  const session = currentSession();
  if (!session.user || !session.token) return;
  const user = { ...session.user, userName };
  storeSession({ token: session.token, user });
  setSession({ ...session, user });
}
