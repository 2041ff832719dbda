import { useSyncExternalStore } from 'react';
import { browserStorage } from './browser-storage.ts';

/** A short list in localStorage, one per user of this browser. */
export interface StoredList<Item> {
  read: () => readonly Item[];
  write: (items: readonly Item[]) => void;
  subscribe: (changed: () => void) => () => void;
  /** Moves the guest's items to the current user, ahead of their own. */
  adoptGuestItems: () => void;
}

const noItems: readonly never[] = [];
const guestKey = 'guest';

/**
 * Creates a list stored under the key as `{ [user id or guest]: items }`. Invalid items are ignored;
 * empty ones are dropped when guest items are adopted.
 */
export function createUserStorage<Item>(
  key: string,
  isItem: (value: unknown) => value is Item,
  isEmpty: (item: Item) => boolean = () => false,
): StoredList<Item> {
  const listeners = new Set<() => void>();
  let last: { from: string; items: readonly Item[] } = { from: '', items: noItems };
  const itemsOf = (stored: unknown): readonly Item[] =>
    Array.isArray(stored) ? stored.filter(isItem) : noItems;
  const save = (all: Readonly<Record<string, unknown>>) => {
    browserStorage.set(key, JSON.stringify(all));
    for (const changed of listeners) changed();
  };

  return {
    read: () => {
      const [owner, text] = [currentOwner(), browserStorage.get(key)];
      const from = `${owner} ${text}`;
      // useSyncExternalStore needs a stable snapshot.
      if (last.from !== from) {
        last = { from, items: itemsOf(parseRecord(text)[owner]) };
      }
      return last.items;
    },
    write: (items) => save({ ...parseRecord(browserStorage.get(key)), [currentOwner()]: items }),
    adoptGuestItems: () => {
      const { [guestKey]: guestItems, ...others } = parseRecord(browserStorage.get(key));
      if (guestItems === undefined) return;
      const [ownItems, [first, ...rest]] = [itemsOf(others[currentOwner()]), itemsOf(guestItems)];
      const all = [...(first === undefined ? [] : [first]), ...ownItems, ...rest];
      save({ ...others, [currentOwner()]: all.filter((item) => !isEmpty(item)) });
    },
    subscribe: (changed) => {
      listeners.add(changed);
      // Fires in other tabs only.
      globalThis.addEventListener('storage', changed);
      return () => {
        listeners.delete(changed);
        globalThis.removeEventListener('storage', changed);
      };
    },
  };
}

/** Returns the stored list; empty on the server and until hydration. */
export const useStoredList = <Item>({ subscribe, read }: StoredList<Item>): readonly Item[] =>
  useSyncExternalStore(subscribe, read, () => noItems);

function currentOwner(): string {
  const { id } = parseRecord(browserStorage.get('user'));
  return typeof id === 'string' ? id : guestKey;
}

function parseRecord(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch (error) {
    // Edited manually or written by an older version.
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
