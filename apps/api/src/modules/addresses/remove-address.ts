import type { Address } from '@sirkito/contracts/addresses/schemas';
import { AppError } from '@sirkito/contracts/errors';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { toAddress } from './address.ts';
import { deleteAddress, listAddresses, lockAddresses, upsertAddress } from './addresses.queries.ts';

/** Removing the default makes the newest remaining address the default. */
export async function removeAddress(ctx: Ctx, id: string): Promise<Address[]> {
  const { accountId } = requireShopper(ctx);
  return ctx.transact(async (tx) => {
    await lockAddresses(tx, accountId);
    if (!(await deleteAddress(tx, accountId, id))) throw new AppError('address.not_found');
    const [first, ...others] = await listAddresses(tx, accountId);
    if (!first) return [];
    const newDefault = { ...first, is_default: true };
    if (!first.is_default) await upsertAddress(tx, newDefault);
    return [newDefault, ...others].map(toAddress);
  });
}
