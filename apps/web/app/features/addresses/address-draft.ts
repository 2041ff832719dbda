import { showMobileNumber } from '@sirkito/commerce';
import type { Address, AddressDraft } from '@sirkito/contracts/address';
import { visitStorage } from '#web/lib/browser-storage.ts';
import { visitKeys } from '#web/lib/visit-keys.ts';
import type { PlaceNames } from './place-select.tsx';

export interface KeptDraft {
  values: AddressDraft;
  names: PlaceNames;
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

/** A new address that was begun in this tab, or an empty one. */
export function readDraft(userId: string): KeptDraft {
  const kept = (visitStorage.getJson(visitKeys.addressDraft(userId)) ?? {}) as Partial<KeptDraft>;
  return { values: { ...empty, ...kept.values }, names: { ...kept.names } };
}

export const keepDraft = (userId: string, draft: KeptDraft): void =>
  visitStorage.set(visitKeys.addressDraft(userId), JSON.stringify(draft));

export const forgetDraft = (userId: string): void =>
  visitStorage.remove(visitKeys.addressDraft(userId));

export const draftOf = (address: Address): KeptDraft => {
  const { region, province, cityMunicipality: city, barangay, _id, ...values } = address;
  return {
    values: { ...values, phone: showMobileNumber(values.phone) },
    names: { region, province, city, barangay },
  };
};
