import type { Address } from '@sirkito/contracts/addresses/schemas';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { readAddresses } from './read-addresses.ts';

export async function viewAddresses(ctx: Ctx): Promise<Address[]> {
  const { accountId } = requireShopper(ctx);
  return readAddresses(ctx.read, accountId);
}
