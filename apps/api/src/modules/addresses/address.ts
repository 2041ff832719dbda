import { formatMobileNumber } from '@sirkito/commerce';
import type { Address } from '@sirkito/contracts/addresses/schemas';
import type { AddressRow } from './addresses.queries.ts';

export const toAddress = (row: AddressRow): Address => ({
  _id: row.id,
  fullName: row.full_name,
  phone: formatMobileNumber(row.phone),
  region: row.region,
  province: row.province,
  cityMunicipality: row.city_municipality,
  barangay: row.barangay,
  psgcCode: row.psgc_code,
  street: row.street,
  postalCode: row.postal_code,
  notes: row.notes,
  label: row.label,
  isDefault: row.is_default,
});
