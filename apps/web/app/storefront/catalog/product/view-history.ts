const maxStored = 12;
const maxShown = 8;

/** Adds a view: newest first, no duplicates, capped. */
export const addView = (history: readonly string[], id: string): string[] =>
  [id, ...history.filter((other) => other !== id)].slice(0, maxStored);

/** Returns the recent products except the current one. */
export const recentExcept = (history: readonly string[], id: string): string[] =>
  history.filter((other) => other !== id).slice(0, maxShown);
