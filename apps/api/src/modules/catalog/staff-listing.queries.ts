import type { StaffListingQuery } from '@sirkito/contracts/catalog-staff';
import type { Reader } from '#api/platform/db/transaction.ts';

export function listProductIds(read: Reader, { status, after, limit }: StaffListingQuery) {
  return read
    .selectFrom('product')
    .select(['id', 'status'])
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
