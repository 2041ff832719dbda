import type { Address } from '@sirkito/contracts/addresses/schemas';
import type { Reader } from '#api/platform/db/transaction.ts';
import { toAddress } from './address.ts';
import { listAddresses } from './addresses.queries.ts';

/** Lists the addresses of an account, the default first. */
export const readAddresses = async (read: Reader, accountId: string): Promise<Address[]> =>
  (await listAddresses(read, accountId)).map(toAddress);
