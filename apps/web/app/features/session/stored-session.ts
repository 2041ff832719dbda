import type { User } from '@sirkito/contracts/accounts';
import { browserStorage } from '#web/lib/browser-storage.ts';
import { generationKey } from '#web/lib/kept-cart.ts';
import type { SessionUser } from '#web/lib/session.ts';

interface StoredSession {
  token: string;
  user: SessionUser;
}

/** Whom storage names. Half of a session is none. */
export function storedSession(): StoredSession | undefined {
  const [token, user] = [browserStorage.get('token'), browserStorage.getJson('user')];
  return token && isUser(user) ? { token, user: toSessionUser(user, false) } : undefined;
}

/** The user first: other tabs look when the token changes, and then find both. */
export function storeSession({ token, user }: StoredSession): void {
  browserStorage.set('user', JSON.stringify(user));
  browserStorage.set('token', token);
}

export const unstoreSession = (): void =>
  browserStorage.remove('token', 'user', 'user_cart', generationKey);

/** Only what the screens need: no e-mail address lies about in storage. */
export const toSessionUser = (
  { id, _id, userName, role }: Pick<User, 'id' | '_id' | 'userName' | 'role'>,
  isAuthenticated: boolean,
): SessionUser => ({ id, _id, userName, role, isAuthenticated });

const isUser = (value: unknown): value is SessionUser =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'userName' in value &&
  typeof value.userName === 'string' &&
  'role' in value &&
  (value.role === 'user' || value.role === 'admin');
