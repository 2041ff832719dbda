import type { User } from '@sirkito/contracts/accounts';
import type { SessionKind } from './session.ts';

interface Person {
  id: string;
  user_name: string;
  email: string;
  role: string;
}

/** Staff are staff only in a session that they opened as staff. */
export const roleIn = (kind: SessionKind, role: string): User['role'] =>
  kind === 'staff' && role === 'admin' ? 'admin' : 'user';

export const toUser = ({ id, user_name, email, role }: Person, kind: SessionKind): User => ({
  id,
  _id: id,
  userName: user_name,
  email,
  role: roleIn(kind, role),
});
