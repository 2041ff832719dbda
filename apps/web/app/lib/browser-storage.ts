interface KeptThings {
  get: (key: string) => string | null;
  /** Anyone at the keyboard can write there, so what comes back may be anything. */
  getJson: (key: string) => unknown;
  set: (key: string, value: string) => void;
  remove: (...keys: string[]) => void;
}

/**
 * What the browser keeps for us. In a private window, or when it is full or switched off, every
 * touch may throw; then things last as long as the tab, and the shop goes on.
 */
function keptIn(storage: () => Storage): KeptThings {
  const memory = new Map<string, string>();
  const get = (key: string) => memory.get(key) ?? guarded(() => storage().getItem(key), null);
  return {
    get,
    getJson: (key) => parsed(get(key)),
    set: (key, value) => {
      memory.set(key, value);
      guarded(() => {
        storage().setItem(key, value);
        memory.delete(key);
      }, undefined);
    },
    remove: (...keys) => {
      for (const key of keys) {
        memory.delete(key);
        guarded(() => storage().removeItem(key), undefined);
      }
    },
  };
}

/** For good, and for every tab. */
export const browserStorage = keptIn(() => localStorage);

/** For this tab, as long as it is open. */
export const visitStorage = keptIn(() => sessionStorage);

function guarded<Value>(touch: () => Value, otherwise: Value): Value {
  try {
    return touch();
  } catch (error) {
    if (error instanceof DOMException) return otherwise;
    throw error;
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
