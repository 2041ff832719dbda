import { accountsPaths } from '@sirkito/contracts/paths/accounts';
import type { QueryClient } from '@tanstack/react-query';
import { browserStorage, visitStorage } from '#web/lib/browser-storage.ts';
import { currentSession } from '#web/lib/session.ts';
import { visitKeysOf } from '#web/lib/visit-keys.ts';
import { leaveSession } from './leave-session.ts';
import type { SessionParts } from './session-parts.ts';

const patience = 4_000;

let told: Promise<unknown> = Promise.resolve();

/**
 * Takes session and cart out of this browser, whether the server can be told or not. Drafts, builds
 * and what was viewed stay, each under its owner's id.
 */
export async function signOut({ api, queries }: SessionParts): Promise<void> {
  const call = api(accountsPaths.signOut, { signal: AbortSignal.timeout(patience) });
  // Whether it was heard changes nothing here any more.
  told = call.catch((_error: unknown) => undefined);
  // At once: what is asked for meanwhile would meet the end of the session as if it were taken away.
  forgetBrowser(queries);
  await signedOut();
}

/** The answer to signing out takes the cookie away, so whoever signs in next waits for it. */
export const signedOut = (): Promise<unknown> => told;

/** Whoever calls this leads on to another page. */
export function forgetBrowser(queries: QueryClient): void {
  const { user } = currentSession();
  if (user) visitStorage.remove(...visitKeysOf(user.id));
  leaveSession(queries, { isLeaving: true });
  browserStorage.remove('saved_cart', 'saved_for_later');
}
