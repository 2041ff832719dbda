import { dispatchShopEvent } from '#web/lib/navigation/shop-events.ts';
import { toast } from '#web/lib/interaction/toasts.ts';
import { checkSession } from './check-session.ts';
import { followOtherTabs } from './follow-other-tabs.ts';
import type { SessionContext } from './session-context.ts';

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
