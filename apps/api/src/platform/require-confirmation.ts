import { confirmationMinutes } from '@sirkito/commerce';
import type { SteepPrice } from '@sirkito/contracts/error-details';
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
  if (confirmed) return;
  throw new AppError('auth.confirmation_required', {
    minutes: confirmationMinutes,
    confirm:
      'POST your password, and code if two-factor authentication is on, to /api/admin/me/confirmation, then repeat the request',
  });
}

const maxShown = 20;

/** Throws unless the request confirms these steep prices, and the caller that it's them. */
export async function requirePriceConfirmation(
  read: Reader,
  by: ActorContext,
  prices: readonly SteepPrice[],
  isConfirmed = false,
): Promise<void> {
  if (prices.length === 0) return;
  if (isConfirmed) return requireConfirmation(read, by);
  throw new AppError('catalog.steep_price', {
    prices: prices.slice(0, maxShown),
    hasMore: prices.length > maxShown,
    confirm: 'Repeat the request with confirmPrice: true',
  });
}
