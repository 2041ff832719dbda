import type { Address, AddressBody } from '@sirkito/contracts/addresses/schemas';
import { AppError } from '@sirkito/contracts/errors';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { toAddress } from './address.ts';
import { listAddresses, lockAddresses } from './addresses.queries.ts';
import { saveAddress } from './save-address.ts';

const limit = 20;

export async function addAddress(ctx: Ctx, body: AddressBody): Promise<Address> {
  const { accountId } = requireShopper(ctx);
  return ctx.transact(async (tx) => {
    await lockAddresses(tx, accountId);
    const present = await listAddresses(tx, accountId);
    if (present.length >= limit) throw new AppError('address.too_many', { limit });
    const now = ctx.now();
    const isDefault = body.isDefault || present.length === 0;
    return toAddress(
      await saveAddress(tx, body, { id: ctx.newId(), accountId, createdAt: now, now, isDefault }),
    );
  });
}
