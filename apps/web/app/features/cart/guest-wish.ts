import { visitStorage } from '#web/lib/browser-storage.ts';
import type { NewItem } from './add-item.ts';

const key = 'cart_wish';

/** What a guest wanted waits in this tab, which is theirs, and not in an address anyone could send. */
export const keepWish = (items: readonly NewItem[]): void =>
  visitStorage.set(key, JSON.stringify(items));

/** It is had once. */
export function takeWish(): NewItem[] {
  const wish = keptWish();
  visitStorage.remove(key);
  return wish;
}

export function keptWish(): NewItem[] {
  const wish = visitStorage.getJson(key);
  return Array.isArray(wish) ? wish.filter(isItem) : [];
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
