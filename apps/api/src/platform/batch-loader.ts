interface Pending<Value> {
  key: string;
  resolve: (value: Value | undefined) => void;
  reject: (error: unknown) => void;
}

/**
 * Batches concurrent lookups: while one query is in flight, new keys queue up and go out together
 * in the next. Like DataLoader, but without a timer, so a single caller never waits. A value is
 * never older than the call that asked for it.
 */
export function createBatchLoader<Value>(
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  let pending: Pending<Value>[] = [];
  let isLoading = false;

  async function loadPending(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    while (pending.length > 0) {
      const batch = pending;
      pending = [];
      try {
        const values = await load([...new Set(batch.map(({ key }) => key))]);
        for (const { key, resolve } of batch) resolve(values.get(key));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isLoading = false;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      pending.push({ key, resolve, reject });
      void loadPending();
    });
}
