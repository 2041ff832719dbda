import { formatDate } from '@sirkito/commerce';
import type { Customer } from '@sirkito/contracts/customers/staff-schemas';

/** Returns why and when an account will be deleted; undefined if it won't. */
export function erasureNotice({
  eraseAt,
  isIdle,
}: Pick<Customer, 'eraseAt' | 'isIdle'>): string | undefined {
  if (!eraseAt) return undefined;
  const day = formatDate(eraseAt);
  return isIdle
    ? `Inactive for almost 2 years. This account will be deleted on ${day} unless the customer signs in first.`
    : `The customer asked to delete this account. It will be deleted on ${day}.`;
}
