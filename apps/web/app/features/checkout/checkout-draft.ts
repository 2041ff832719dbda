import { readMobileNumber, type PaymentMethod } from '@sirkito/commerce';
import type { OrderDraft } from '@sirkito/contracts/order';
import { useEffect, useState } from 'react';
import { visitStorage } from '#web/lib/browser-storage.ts';
import { visitKeys } from '#web/lib/visit-keys.ts';

/** In the order they are offered. */
export const waysToPay: readonly PaymentMethod[] = [
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
  /** Who picks it up. */
  fullName?: string | undefined;
  phone?: string | undefined;
  paymentMethod?: PaymentMethod | undefined;
  notes: string;
}

const { checkout: draftKey, orderIntent: intentKey } = visitKeys;

/** What was entered so far; it lives through a reload and the Back button. */
export function useCheckoutDraft(userId: string) {
  const [draft, setDraft] = useState(() => readDraft(userId));
  useEffect(() => visitStorage.set(draftKey(userId), JSON.stringify(draft)), [userId, draft]);
  // On top of the latest: an address may be on its way while a way to pay is chosen.
  const change = (part: Partial<CheckoutDraft>) => setDraft((before) => ({ ...before, ...part }));
  return [draft, change] as const;
}

function readDraft(userId: string): CheckoutDraft {
  const { isPickup, addressId, fullName, phone, paymentMethod, notes } = read(draftKey(userId));
  return {
    isPickup: isPickup === true,
    addressId: text(addressId),
    fullName: text(fullName),
    phone: text(phone),
    paymentMethod: waysToPay.find((way) => way === paymentMethod),
    notes: text(notes) ?? '',
  };
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Where it goes as an order says it; nothing until that is known. */
export function destinationOf({ isPickup, addressId, fullName = '', phone = '' }: CheckoutDraft) {
  if (!isPickup) return addressId ? { addressId } : undefined;
  return fullName.trim() && readMobileNumber(phone) ? { pickup: { fullName, phone } } : undefined;
}

const read = (key: string) =>
  ({ ...(visitStorage.getJson(key) as object | null) }) as Record<string, unknown>;

/** What was sent and not answered yet: sent again under the same key it is the same order. */
export interface OrderIntent {
  key: string;
  body: OrderDraft;
}

export function unansweredIntent(userId: string): OrderIntent | undefined {
  const { key, body } = read(intentKey(userId));
  return typeof key === 'string' && body ? { key, body: body as OrderDraft } : undefined;
}

export const keepIntent = (userId: string, intent: OrderIntent): void =>
  visitStorage.set(intentKey(userId), JSON.stringify(intent));

export const forgetIntent = (userId: string): void => visitStorage.remove(intentKey(userId));

export const forgetCheckout = (userId: string): void =>
  visitStorage.remove(draftKey(userId), intentKey(userId));
