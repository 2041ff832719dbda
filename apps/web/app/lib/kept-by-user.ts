import { useSyncExternalStore } from 'react';
import { browserStorage } from './browser-storage.ts';

/** A short list in this browser, for each person who uses it a list of their own. */
export interface KeptList<Item> {
  read: () => readonly Item[];
  write: (items: readonly Item[]) => void;
  subscribe: (changed: () => void) => () => void;
  /** What a guest kept becomes that of who is here now, before what they have of their own. */
  takeOver: () => void;
}

const nobodysItems: readonly never[] = [];
const nobody = 'guest';

/**
 * Kept under the key as `{ [user id or guest]: items }`. What is not an item is passed over, and so
 * are empty ones when a guest brings something.
 */
export function keptByUser<Item>(
  key: string,
  isItem: (value: unknown) => value is Item,
  isEmpty: (item: Item) => boolean = () => false,
): KeptList<Item> {
  const listeners = new Set<() => void>();
  let last: { from: string; items: readonly Item[] } = { from: '', items: nobodysItems };
  const itemsOf = (kept: unknown): readonly Item[] =>
    Array.isArray(kept) ? kept.filter(isItem) : nobodysItems;
  const keep = (all: Readonly<Record<string, unknown>>) => {
    browserStorage.set(key, JSON.stringify(all));
    for (const changed of listeners) changed();
  };

  return {
    read: () => {
      const [who, text] = [whoIsHere(), browserStorage.get(key)];
      const from = `${who} ${text}`;
      // The same list as long as nothing changed, as React asks.
      if (last.from !== from) {
        last = { from, items: itemsOf(parseRecord(text)[who]) };
      }
      return last.items;
    },
    write: (items) => keep({ ...parseRecord(browserStorage.get(key)), [whoIsHere()]: items }),
    takeOver: () => {
      const { [nobody]: guests, ...others } = parseRecord(browserStorage.get(key));
      if (guests === undefined) return;
      const [own, [first, ...rest]] = [itemsOf(others[whoIsHere()]), itemsOf(guests)];
      const all = [...(first === undefined ? [] : [first]), ...own, ...rest];
      keep({ ...others, [whoIsHere()]: all.filter((item) => !isEmpty(item)) });
    },
    subscribe: (changed) => {
      listeners.add(changed);
      // Other tabs of the same browser.
      globalThis.addEventListener('storage', changed);
      return () => {
        listeners.delete(changed);
        globalThis.removeEventListener('storage', changed);
      };
    },
  };
}

/** Empty on the server and while the page wakes up, then what this browser keeps. */
export const useKept = <Item>({ subscribe, read }: KeptList<Item>): readonly Item[] =>
  useSyncExternalStore(subscribe, read, () => nobodysItems);

function whoIsHere(): string {
  const { id } = parseRecord(browserStorage.get('user'));
  return typeof id === 'string' ? id : nobody;
}

function parseRecord(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch (error) {
    // Written by hand or by something older: as good as nothing.
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
