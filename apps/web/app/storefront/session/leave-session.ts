import type { QueryClient } from '@tanstack/react-query';
import { clearPrivateQueries } from '#web/lib/api/query-client.ts';
import { guest, setSession, type Session } from '#web/lib/session/session.ts';
import { clearStoredSession } from './stored-session.ts';

/** Ends the session in storage and on screen. */
export function leaveSession(queries: QueryClient, state: Partial<Session> = {}): void {
  clearStoredSession();
  showGuest(queries, state);
}

/** Ends the session on screen only: another tab has already updated storage. */
export function showGuest(queries: QueryClient, state: Partial<Session> = {}): void {
  setSession({ ...guest, ...state });
  clearPrivateQueries(queries);
}
