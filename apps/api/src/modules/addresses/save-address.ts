import { zoneOf } from '@sirkito/commerce';
import type { AddressBody } from '@sirkito/contracts/address';
import { AppError } from '@sirkito/contracts/errors';
import type { Tx } from '#api/platform/db/transaction.ts';
import {
  clearDefault,
  listPlaceAndAbove,
  upsertAddress,
  type AddressRow,
} from './addresses.queries.ts';

interface Kept {
  id: string;
  accountId: string;
  createdAt: Date;
  now: Date;
  /** The first address is the default, whatever was ticked. */
  isDefault: boolean;
}

/** Writes what was given, with the names of the places as the official list has them. */
export async function saveAddress(tx: Tx, body: AddressBody, kept: Kept): Promise<AddressRow> {
  const places = await listPlaceAndAbove(tx, body.psgcCode);
  const nameOf = (level: string) => places.find((place) => place.level === level)?.name;
  const barangay = nameOf('barangay');
  if (!barangay) throw new AppError('address.place_not_found');
  const row: AddressRow = {
    id: kept.id,
    account_id: kept.accountId,
    full_name: body.fullName,
    phone: body.phone,
    psgc_code: body.psgcCode,
    region: nameOf('region') ?? '',
    province: nameOf('province') ?? '',
    city_municipality: nameOf('city') ?? '',
    barangay,
    street: body.street,
    postal_code: body.postalCode,
    notes: body.notes,
    label: body.label,
    is_default: kept.isDefault,
    zone: zoneOf(body.psgcCode),
    created_at: kept.createdAt,
    updated_at: kept.now,
  };
  if (kept.isDefault) await clearDefault(tx, kept.accountId);
  await upsertAddress(tx, row);
  return row;
}
