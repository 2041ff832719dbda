import { currentSession, setSession } from '#web/lib/session.ts';
import { checkSession } from './check-session.ts';
import { showGuest } from './leave-session.ts';
import type { SessionParts } from './session-parts.ts';
import { storedSession } from './stored-session.ts';

/** Tabs share one storage, so signing in or out in one of them holds in all. */
export function followOtherTabs(parts: SessionParts): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === 'token' || key === null) catchUp(parts);
  });
  // A page brought back by the Back button was asleep and heard nothing.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) catchUp(parts);
  });
}

function catchUp(parts: SessionParts): void {
  const [shown, stored] = [currentSession(), storedSession()];
  const isSamePerson = shown.user?.id === stored?.user.id && shown.user?.role === stored?.user.role;
  if (!stored) showGuest(parts.queries);
  else if (shown.isAuthenticated && isSamePerson) setSession({ ...shown, token: stored.token });
  else if (shown.token !== stored.token) void checkSession(parts);
}
