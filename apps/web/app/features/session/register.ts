import type { Registration } from '@sirkito/contracts/accounts';
import { accountsPaths } from '@sirkito/contracts/paths/accounts';
import { leaveSession } from './leave-session.ts';
import type { SessionParts } from './session-parts.ts';

/** Opens an account. Whoever was signed in is not any more: the new owner signs in next. */
export async function register(
  { api, queries }: SessionParts,
  body: Registration,
): Promise<string> {
  try {
    return (await api(accountsPaths.register, { body })).message;
  } finally {
    leaveSession(queries);
  }
}
