import { isRecord } from '@sirkito/commerce';

interface SafeStorage {
  get: (key: string) => string | null;
  /** The user can edit storage, so the value can be anything. */
  getJson: (key: string) => unknown;
  /** Returns a stored object; an empty one if there is none. */
  getRecord: (key: string) => Readonly<Record<string, unknown>>;
  set: (key: string, value: string) => void;
  remove: (...keys: string[]) => void;
}

/**
 * Wraps a Storage. Every access can throw in a private window, or when storage is full or disabled;
 * values then live in memory as long as the page.
 */
function createSafeStorage(storage: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const get = (key: string) => memory.get(key) ?? tryStorage(() => storage().getItem(key), null);
  return {
    get,
    getJson: (key) => parseJson(get(key)),
    getRecord: (key) => {
      const stored = parseJson(get(key));
      return isRecord(stored) ? stored : {};
    },
    set: (key, value) => {
      memory.set(key, value);
      tryStorage(() => {
        storage().setItem(key, value);
        memory.delete(key);
      }, undefined);
    },
    remove: (...keys) => {
      for (const key of keys) {
        memory.delete(key);
        tryStorage(() => storage().removeItem(key), undefined);
      }
    },
  };
}

/** localStorage: persistent, shared by all tabs. */
export const browserStorage = createSafeStorage(() => localStorage);

/** sessionStorage: this tab only, while it is open. */
export const tabStorage = createSafeStorage(() => sessionStorage);

function tryStorage<Value>(access: () => Value, fallback: Value): Value {
  try {
    return access();
  } catch (error) {
    if (error instanceof DOMException) return fallback;
    throw error;
  }
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
