import { toast } from '#web/lib/interaction/toasts.ts';
import { dispatchShopEvent } from '#web/lib/navigation/shop-events.ts';
import { currentSession, setSession } from '#web/lib/session/session.ts';
import { checkSession } from './check-session.ts';
import { showGuest } from './leave-session.ts';
import type { SessionContext } from './session-context.ts';
import { storedSession } from './stored-session.ts';

const settlingDelay = 100;
const restoredToastDuration = 3_000;

/** Starts session handling, once per tab. */
export function startSession(context: SessionContext): void {
  window.addEventListener('auth-success', ({ detail }) => {
    setTimeout(() => dispatchShopEvent('user-authenticated', detail), settlingDelay);
  });
  window.addEventListener('cart-restored', () => {
    toast({ title: 'Cart Restored', variant: 'success', duration: restoredToastDuration });
  });
  followOtherTabs(context);
  void checkSession(context);
}

/** Follows sign-in and sign-out in other tabs. */
function followOtherTabs(context: SessionContext): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === 'token' || key === null) syncSession(context);
  });
  // A page restored from the back/forward cache has missed storage events.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) syncSession(context);
  });
}

function syncSession(context: SessionContext): void {
  const [shown, stored] = [currentSession(), storedSession()];
  const isSamePerson = shown.user?.id === stored?.user.id && shown.user?.role === stored?.user.role;
  if (!stored) showGuest(context.queries);
  else if (shown.isAuthenticated && isSamePerson) setSession({ ...shown, token: stored.token });
  else if (shown.token !== stored.token) void checkSession(context);
}
