import type { Address } from '@sirkito/contracts/address';
import type { Reader } from '#api/platform/db/transaction.ts';
import { toAddress } from './address.ts';
import { listAddresses } from './addresses.queries.ts';

/** Of one account, the default first. */
export const readAddresses = async (read: Reader, accountId: string): Promise<Address[]> =>
  (await listAddresses(read, accountId)).map(toAddress);
