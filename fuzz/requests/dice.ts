import fc from 'fast-check';

/** Draws of one request; the same seed and request number draw the same again. */
export interface Dice {
  /** Below `limit`, from zero. */
  below: (limit: number) => number;
  chance: (probability: number) => boolean;
  oneOf: <T>(choices: readonly [T, ...T[]]) => T;
  value: <T>(arbitrary: fc.Arbitrary<T>) => T;
}

export function diceOf(seed: number, request: number): Dice {
  const next = generator(seed, request);
  const below = (limit: number) => next() % limit;
  return {
    below,
    chance: (probability) => next() / 2 ** 32 < probability,
    oneOf: (choices) => choices[below(choices.length)] ?? choices[0],
    value: (arbitrary) => {
      const [value] = fc.sample(arbitrary, { seed: next() | 0, numRuns: 1 });
      return value as never; // exactly one was asked for
    },
  };
}

/** SplitMix32: the seeds of neighbouring requests give unrelated numbers. */
function generator(seed: number, request: number): () => number {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(request + 1, 0x85ebca6b)) >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
}
