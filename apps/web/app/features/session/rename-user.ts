import { currentSession, setSession } from '#web/lib/session.ts';
import { storeSession } from './stored-session.ts';

/** The server has taken a new name; the screens say it at once. */
export function renameUser(userName: string): void {
  const session = currentSession();
  if (!session.user || !session.token) return;
  const user = { ...session.user, userName };
  storeSession({ token: session.token, user });
  setSession({ ...session, user });
}
