import { announce } from '#web/lib/shop-events.ts';
import { toast } from '#web/lib/toasts.ts';
import { checkSession } from './check-session.ts';
import { followOtherTabs } from './follow-other-tabs.ts';
import type { SessionParts } from './session-parts.ts';

const settlingDelay = 100;
const restoredToastDuration = 3_000;

/** Once for the life of a tab. */
export function startSession(parts: SessionParts): void {
  window.addEventListener('auth-success', ({ detail }) => {
    setTimeout(() => announce('user-authenticated', detail), settlingDelay);
  });
  window.addEventListener('cart-restored', () => {
    toast({ title: 'Cart Restored', variant: 'success', duration: restoredToastDuration });
  });
  followOtherTabs(parts);
  void checkSession(parts);
}
