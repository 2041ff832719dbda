import { useSyncExternalStore } from 'react';

export interface SessionUser {
  id: string;
  _id: string;
  userName: string;
  role: 'user' | 'admin';
  isAuthenticated: boolean;
}

/** Why the last session check failed. */
export interface CheckFailure {
  status: number;
  message: string;
  /** The server replied 401 or 403, rather than not at all. */
  isRejected: boolean;
}

export interface Session {
  isAuthenticated: boolean;
  /** A session is stored and the server has not confirmed it yet. */
  isLoading: boolean;
  user: SessionUser | null;
  token: string | null;
  checkFailure: CheckFailure | null;
  /** A redirect is in progress, so route guards wait instead of redirecting again. */
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

/** Pages are rendered without a user, so personal content starts as loading. */
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

/** Returns the current session. */
export const useSession = (): Session =>
  useSyncExternalStore(subscribe, currentSession, () => unknown);
