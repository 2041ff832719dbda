export interface UnderWay {
  /** Returns how much work of the key is under way. */
  count: (key: string) => number;
  run: <T>(key: string, work: () => Promise<T>) => Promise<T>;
}

/** Counts work under way by key, such as a visitor's. */
export function createUnderWay(): UnderWay {
  const counts = new Map<string, number>();
  const count = (key: string) => counts.get(key) ?? 0;
  return {
    count,
    async run(key, work) {
      counts.set(key, count(key) + 1);
      try {
        return await work();
      } finally {
        if (count(key) > 1) counts.set(key, count(key) - 1);
        else counts.delete(key);
      }
    },
  };
}
