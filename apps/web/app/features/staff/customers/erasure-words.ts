import type { Customer } from '@sirkito/contracts/customer-staff';
import { shopTime } from '#web/lib/shop-time.ts';

/** Why an account will be erased and when; nothing where it stays. */
export function erasureWords({
  eraseAt,
  isIdle,
}: Pick<Customer, 'eraseAt' | 'isIdle'>): string | undefined {
  if (!eraseAt) return undefined;
  const day = shopTime(eraseAt);
  return isIdle
    ? `This account has not been used for almost two years. It will be erased on ${day}, unless its owner signs in before.`
    : `Its owner asked to erase this account on ${day}.`;
}
