import { formatMobileNumber, isRecord } from '@sirkito/commerce';
import type { Address, AddressDraft } from '@sirkito/contracts/addresses/schemas';
import { tabStorage } from '#web/lib/storage/browser-storage.ts';
import { tabStorageKeys } from '#web/lib/storage/tab-storage-keys.ts';
import type { LocalityNames } from './locality-select.tsx';

export interface StoredDraft {
  values: AddressDraft;
  names: LocalityNames;
}

const empty: AddressDraft = {
  fullName: '',
  phone: '',
  psgcCode: '',
  street: '',
  postalCode: '',
  notes: '',
  label: '',
  isDefault: false,
};

/** Returns the address draft stored in this tab, or an empty one. */
export function readDraft(userId: string): StoredDraft {
  const { values, names } = tabStorage.getRecord(tabStorageKeys.addressDraft(userId));
  return {
    values: { ...empty, ...(isRecord(values) && values) },
    names: { ...(isRecord(names) && names) },
  };
}

export const saveDraft = (userId: string, draft: StoredDraft): void =>
  tabStorage.set(tabStorageKeys.addressDraft(userId), JSON.stringify(draft));

export const clearDraft = (userId: string): void =>
  tabStorage.remove(tabStorageKeys.addressDraft(userId));

export const draftOf = (address: Address): StoredDraft => {
  const { region, province, cityMunicipality: city, barangay, _id, ...values } = address;
  return {
    values: { ...values, phone: formatMobileNumber(values.phone) },
    names: { region, province, city, barangay },
  };
};
