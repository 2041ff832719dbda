import { zoneOf } from '@sirkito/commerce';
import type { AddressBody } from '@sirkito/contracts/addresses/schemas';
import { AppError } from '@sirkito/contracts/errors';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';
import {
  clearDefault,
  listLocalityWithAncestors,
  upsertAddress,
  type AddressRow,
} from './addresses.queries.ts';
import { findBarangay } from './find-barangay.ts';

/** Returns the address with its shipping zone and locality names from the official list. */
export async function resolveAddress(read: Reader, body: Omit<AddressBody, 'isDefault'>) {
  const psgcCode = body.psgcCode ?? (await findBarangay(read, body));
  const localities = await listLocalityWithAncestors(read, psgcCode);
  const nameOf = (level: string) => localities.find((locality) => locality.level === level)?.name;
  const barangay = nameOf('barangay');
  if (!barangay) throw new AppError('address.barangay_not_found');
  return {
    full_name: body.fullName,
    phone: body.phone,
    psgc_code: psgcCode,
    region: nameOf('region') ?? '',
    province: nameOf('province') ?? '',
    city_municipality: nameOf('city') ?? '',
    barangay,
    street: body.street,
    postal_code: body.postalCode,
    notes: body.notes,
    label: body.label,
    zone: zoneOf(psgcCode),
  };
}

interface AddressFields {
  id: string;
  accountId: string;
  createdAt: Date;
  now: Date;
  /** True for the first address, whatever the request says. */
  isDefault: boolean;
}

export async function saveAddress(
  tx: Tx,
  body: AddressBody,
  fields: AddressFields,
): Promise<AddressRow> {
  const row: AddressRow = {
    ...(await resolveAddress(tx, body)),
    id: fields.id,
    account_id: fields.accountId,
    is_default: fields.isDefault,
    created_at: fields.createdAt,
    updated_at: fields.now,
  };
  if (fields.isDefault) await clearDefault(tx, fields.accountId);
  await upsertAddress(tx, row);
  return row;
}
