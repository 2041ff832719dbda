import { parseMobileNumber, type PaymentMethod } from '@sirkito/commerce';
import type { OrderRequest } from '@sirkito/contracts/orders/schemas';
import { useEffect, useState } from 'react';
import { tabStorage } from '#web/lib/storage/browser-storage.ts';
import { tabStorageKeys } from '#web/lib/storage/tab-storage-keys.ts';

/** In display order. */
export const offeredPaymentMethods: readonly PaymentMethod[] = [
  'gcash',
  'maya',
  'qrph',
  'card',
  'bank_transfer',
  'cod',
];

export interface CheckoutDraft {
  isPickup: boolean;
  addressId?: string | undefined;
  /** For pickup only. */
  fullName?: string | undefined;
  phone?: string | undefined;
  paymentMethod?: PaymentMethod | undefined;
  notes: string;
}

const { checkout: draftKey, orderIntent: intentKey } = tabStorageKeys;

/** Persists the checkout form across reloads and the Back button. */
export function useCheckoutDraft(userId: string) {
  const [draft, setDraft] = useState(() => readDraft(userId));
  useEffect(() => tabStorage.set(draftKey(userId), JSON.stringify(draft)), [userId, draft]);
  // Functional update: an address can be saved while a payment method is chosen.
  const change = (part: Partial<CheckoutDraft>) => setDraft((before) => ({ ...before, ...part }));
  return [draft, change] as const;
}

function readDraft(userId: string): CheckoutDraft {
  const { isPickup, addressId, fullName, phone, paymentMethod, notes } = tabStorage.getRecord(
    draftKey(userId),
  );
  return {
    isPickup: isPickup === true,
    addressId: text(addressId),
    fullName: text(fullName),
    phone: text(phone),
    paymentMethod: offeredPaymentMethods.find((method) => method === paymentMethod),
    notes: text(notes) ?? '',
  };
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Returns the order's destination fields; undefined while incomplete. */
export function destinationOf({ isPickup, addressId, fullName = '', phone = '' }: CheckoutDraft) {
  if (!isPickup) return addressId ? { addressId } : undefined;
  return fullName.trim() && parseMobileNumber(phone) ? { pickup: { fullName, phone } } : undefined;
}

/** An order sent without a reply yet. Sending it again with the same key is safe. */
export interface OrderIntent {
  key: string;
  body: OrderRequest;
}

export function unansweredIntent(userId: string): OrderIntent | undefined {
  const { key, body } = tabStorage.getRecord(intentKey(userId));
  // Sent as it was stored; the API validates it.
  return typeof key === 'string' && body ? { key, body: body as OrderRequest } : undefined;
}

export const saveIntent = (userId: string, intent: OrderIntent): void =>
  tabStorage.set(intentKey(userId), JSON.stringify(intent));

export const clearIntent = (userId: string): void => tabStorage.remove(intentKey(userId));

export const clearCheckout = (userId: string): void =>
  tabStorage.remove(draftKey(userId), intentKey(userId));
