import type { Address, AddressBody } from '@sirkito/contracts/addresses/schemas';
import { AppError } from '@sirkito/contracts/errors';
import { type Ctx, requireShopper } from '#api/platform/context.ts';
import { toAddress } from './address.ts';
import { deleteAddress, listAddresses, lockAddresses, upsertAddress } from './addresses.queries.ts';
import { readAddresses } from './read-addresses.ts';
import { saveAddress } from './save-address.ts';

export async function viewAddresses(ctx: Ctx): Promise<Address[]> {
  const { accountId } = requireShopper(ctx);
  return readAddresses(ctx.read, accountId);
}

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
