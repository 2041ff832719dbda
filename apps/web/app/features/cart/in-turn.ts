let last: Promise<unknown> = Promise.resolve();

/** One change after the other: each answer is the whole cart, and the last one must be the newest. */
export function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
  const next = last.then(act, act);
  last = next;
  return next;
}
