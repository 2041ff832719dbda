import { accountsPaths } from '@sirkito/contracts/accounts/paths';
import type { QueryClient } from '@tanstack/react-query';
import { browserStorage, tabStorage } from '#web/lib/storage/browser-storage.ts';
import { currentSession } from '#web/lib/session/session.ts';
import { tabStorageKeysOf } from '#web/lib/storage/tab-storage-keys.ts';
import { leaveSession } from '../leave-session.ts';
import type { SessionContext } from '../session-context.ts';

const maxWaitMs = 4_000;

let pending: Promise<unknown> = Promise.resolve();

/**
 * Removes session and cart from this browser, even if the server cannot be reached. Drafts, builds
 * and view history stay, stored per user.
 */
export async function signOut({ api, queries }: SessionContext): Promise<void> {
  const call = api(accountsPaths.signOut, { signal: AbortSignal.timeout(maxWaitMs) });
  // The browser is signed out either way.
  pending = call.catch((_error: unknown) => undefined);
  // Clear first, or calls made meanwhile would be handled as an expired session.
  clearBrowserSession(queries);
  await waitForSignOut();
}

/** Waits for a pending sign-out: its reply deletes the cookie, so the next sign-in must come later. */
export const waitForSignOut = (): Promise<unknown> => pending;

/** Clears the session and its stored data. The caller navigates to another page. */
export function clearBrowserSession(queries: QueryClient): void {
  const { user } = currentSession();
  if (user) tabStorage.remove(...tabStorageKeysOf(user.id));
  leaveSession(queries, { isLeaving: true });
  browserStorage.remove('saved_cart', 'saved_for_later');
}
