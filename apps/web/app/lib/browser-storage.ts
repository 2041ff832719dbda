/**
 * What the browser keeps for us. In a private window, or when it is full or switched off, every
 * touch may throw; then nothing is kept, and the shop goes on without.
 */
export const browserStorage = {
  get: (key: string): string | null => guarded(() => localStorage.getItem(key), null),
  set: (key: string, value: string): void =>
    guarded(() => localStorage.setItem(key, value), undefined),
  remove: (key: string): void => guarded(() => localStorage.removeItem(key), undefined),
};

function guarded<Value>(touch: () => Value, otherwise: Value): Value {
  try {
    return touch();
  } catch (error) {
    if (error instanceof DOMException) return otherwise;
    throw error;
  }
}
