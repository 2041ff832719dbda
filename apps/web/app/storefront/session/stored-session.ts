import type { User } from '@sirkito/contracts/accounts/schemas';
import { browserStorage } from '#web/lib/storage/browser-storage.ts';
import { generationKey } from '#web/lib/storage/stored-cart.ts';
import type { SessionUser } from '#web/lib/session/session.ts';

interface StoredSession {
  token: string;
  user: SessionUser;
}

/** Returns the stored session; undefined unless both token and user are valid. */
export function storedSession(): StoredSession | undefined {
  const [token, user] = [browserStorage.get('token'), browserStorage.getJson('user')];
  return token && isUser(user) ? { token, user: toSessionUser(user, false) } : undefined;
}

/** Stores the user before the token, whose change makes other tabs read both. */
export function storeSession({ token, user }: StoredSession): void {
  browserStorage.set('user', JSON.stringify(user));
  browserStorage.set('token', token);
}

export const clearStoredSession = (): void =>
  browserStorage.remove('token', 'user', 'user_cart', generationKey);

/** Picks the fields the UI needs, so that no email address is stored. */
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
