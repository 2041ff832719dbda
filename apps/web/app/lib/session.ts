import { useSyncExternalStore } from 'react';

export interface SessionUser {
  id: string;
  _id: string;
  userName: string;
  role: 'user' | 'admin';
  isAuthenticated: boolean;
}

/** Why the last check of the session gave no user. */
export interface CheckFailure {
  status: number;
  message: string;
  /** The server has said no (401 or 403), rather than nothing. */
  isRefused: boolean;
}

export interface Session {
  isAuthenticated: boolean;
  /** Storage names someone, and the server has not confirmed it yet. */
  isLoading: boolean;
  user: SessionUser | null;
  token: string | null;
  checkFailure: CheckFailure | null;
  /** The session was refused and the way to sign-in has begun: guards wait instead of leading. */
  isLeaving: boolean;
}

export const guest: Session = {
  isAuthenticated: false,
  isLoading: false,
  user: null,
  token: null,
  checkFailure: null,
  isLeaving: false,
};

/** Pages are the same for everyone, so the server shows what depends on a person as on its way. */
const unknown: Session = { ...guest, isLoading: true };

let current = unknown;
const listeners = new Set<() => void>();

export const currentSession = (): Session => current;

export function setSession(next: Session): void {
  current = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Who is here. */
export const useSession = (): Session =>
  useSyncExternalStore(subscribe, currentSession, () => unknown);
