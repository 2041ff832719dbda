let last: Promise<unknown> = Promise.resolve();

/** Runs cart changes one at a time: each reply is the whole cart, so replies must stay in order. */
export function enqueueCartChange<Result>(change: () => Promise<Result>): Promise<Result> {
  const next = last.then(change, change);
  last = next;
  return next;
}
