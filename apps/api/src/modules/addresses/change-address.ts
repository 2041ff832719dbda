import type { Address, AddressBody } from '@sirkito/contracts/addresses/schemas';
import { AppError } from '@sirkito/contracts/errors';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { toAddress } from './address.ts';
import { listAddresses, lockAddresses } from './addresses.queries.ts';
import { saveAddress } from './save-address.ts';

/** Clearing `isDefault` on the default has no effect; another address must become the default. */
export async function changeAddress(ctx: Ctx, id: string, body: AddressBody): Promise<Address> {
  const { accountId } = requireShopper(ctx);
  return ctx.transact(async (tx) => {
    await lockAddresses(tx, accountId);
    const before = (await listAddresses(tx, accountId)).find((row) => row.id === id);
    if (!before) throw new AppError('address.not_found');
    const isDefault = body.isDefault || before.is_default;
    const fields = { id, accountId, createdAt: before.created_at, now: ctx.now(), isDefault };
    return toAddress(await saveAddress(tx, body, fields));
  });
}
