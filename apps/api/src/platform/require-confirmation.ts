import { confirmationMinutes } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import { sql } from 'kysely';
import { requireStaff, type ActorContext } from './context.ts';
import type { Reader } from './db/transaction.ts';

/** Throws unless the caller has confirmed password and code in this session, minutes ago at most. */
export async function requireConfirmation(read: Reader, by: ActorContext): Promise<void> {
  const { sessionId } = requireStaff(by);
  const confirmed = await read
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where(
      'confirmed_at',
      '>',
      sql<Date>`now() - make_interval(mins => ${confirmationMinutes}::int)`,
    )
    .executeTakeFirst();
  if (!confirmed) throw new AppError('auth.confirmation_required');
}
