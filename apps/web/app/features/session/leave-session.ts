import type { QueryClient } from '@tanstack/react-query';
import { forgetPerson } from '#web/lib/query-client.ts';
import { guest, setSession, type Session } from '#web/lib/session.ts';
import { unstoreSession } from './stored-session.ts';

/** Nobody is here any more, neither in storage nor on the screen. */
export function leaveSession(queries: QueryClient, why: Partial<Session> = {}): void {
  unstoreSession();
  showGuest(queries, why);
}

/** On the screen alone: another tab looks after storage, and may have put something new there. */
export function showGuest(queries: QueryClient, why: Partial<Session> = {}): void {
  setSession({ ...guest, ...why });
  forgetPerson(queries);
}
