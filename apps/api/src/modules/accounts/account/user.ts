import type { User } from '@sirkito/contracts/accounts/schemas';
import type { SessionKind } from './session.ts';

interface UserRow {
  id: string;
  user_name: string;
  email: string;
  role: string;
}

/** Returns the admin role only in a staff session. */
export const roleIn = (kind: SessionKind, role: string): User['role'] =>
  kind === 'staff' && role === 'admin' ? 'admin' : 'user';

export const toUser = ({ id, user_name, email, role }: UserRow, kind: SessionKind): User => ({
  id,
  _id: id,
  userName: user_name,
  email,
  role: roleIn(kind, role),
});
