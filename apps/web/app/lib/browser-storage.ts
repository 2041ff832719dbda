/**
 * What the browser keeps for us. In a private window, or when it is full or switched off, every
 * touch may throw; then things last as long as the tab, and the shop goes on.
 */
export const browserStorage = {
  get: (key: string): string | null =>
    memory.get(key) ?? guarded(() => localStorage.getItem(key), null),
  /** Anyone at the keyboard can write there, so what comes back may be anything. */
  getJson: (key: string): unknown => parsed(browserStorage.get(key)),
  set: (key: string, value: string): void => {
    memory.set(key, value);
    guarded(() => {
      localStorage.setItem(key, value);
      memory.delete(key);
    }, undefined);
  },
  remove: (...keys: string[]): void => {
    for (const key of keys) {
      memory.delete(key);
      guarded(() => localStorage.removeItem(key), undefined);
    }
  },
};

const memory = new Map<string, string>();

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
