const kept = 12;
const shown = 8;

/** The history after one more look: newest first, each once, not too long. */
export const seen = (history: readonly string[], id: string): string[] =>
  [id, ...history.filter((other) => other !== id)].slice(0, kept);

/** What is shown on a product's page: everything but itself. */
export const shownBeside = (history: readonly string[], id: string): string[] =>
  history.filter((other) => other !== id).slice(0, shown);
