interface Waiting<Found> {
  key: string;
  resolve: (found: Found | undefined) => void;
  reject: (error: unknown) => void;
}

/**
 * One question for everyone who came while the last one was under way, so that a crowd costs few.
 * Who comes alone is asked for at once. What is answered was asked for after it was called.
 */
export function createGatherer<Found>(
  ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
): (key: string) => Promise<Found | undefined> {
  let waiting: Waiting<Found>[] = [];
  let isAsking = false;

  async function askForAll(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    while (waiting.length > 0) {
      const round = waiting;
      waiting = [];
      try {
        const found = await ask([...new Set(round.map(({ key }) => key))]);
        for (const { key, resolve } of round) resolve(found.get(key));
      } catch (error) {
        for (const { reject } of round) reject(error);
      }
    }
    isAsking = false;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      void askForAll();
    });
}
