import { tabStorage } from '#web/lib/storage/browser-storage.ts';
import type { NewItem } from '../changes/add-item.ts';

const key = 'pending_add';

/** Saves a guest's items in this tab; in a URL, anyone could send them to others. */
export const savePendingAdd = (items: readonly NewItem[]): void =>
  tabStorage.set(key, JSON.stringify(items));

/** Reads and clears. */
export function takePendingAdd(): NewItem[] {
  const items = readPendingAdd();
  tabStorage.remove(key);
  return items;
}

export function readPendingAdd(): NewItem[] {
  const items = tabStorage.getJson(key);
  return Array.isArray(items) ? items.filter(isItem) : [];
}

const isItem = (value: unknown): value is NewItem =>
  typeof value === 'object' &&
  value !== null &&
  'productId' in value &&
  typeof value.productId === 'string' &&
  'name' in value &&
  typeof value.name === 'string' &&
  'quantity' in value &&
  typeof value.quantity === 'number';
