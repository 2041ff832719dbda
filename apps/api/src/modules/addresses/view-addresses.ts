import type { Address } from '@sirkito/contracts/address';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { toAddress } from './address.ts';
import { listAddresses } from './addresses.queries.ts';

export async function viewAddresses(ctx: Ctx): Promise<Address[]> {
  const { accountId } = requireShopper(ctx);
  return (await listAddresses(ctx.read, accountId)).map(toAddress);
}
