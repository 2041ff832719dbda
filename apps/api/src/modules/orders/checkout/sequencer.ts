interface Pending<Request, Result> {
  request: Request;
  enqueuedAt: number;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

interface SequencerOptions<Request, Result> {
  /** Handles a whole batch and returns results in its order, or throws and has handled none. */
  run: (batch: Request[]) => Promise<Result[]>;
  /** Two requests with the same owner never share a batch. */
  ownerOf: (request: Request) => string;
  batchSize: number;
  /** Maximum queue length; further requests are rejected at once. */
  capacity: number;
  /** Requests queued for longer are rejected, because their client has gone. */
  maxWaitMs: number;
  createError: () => Error;
}

/**
 * Runs requests in batches, first come, first served: requests that queue up during one batch form
 * the next. There is no timer, so a single caller never waits.
 */
export function createSequencer<Request, Result>(options: SequencerOptions<Request, Result>) {
  const { run, ownerOf, batchSize, capacity, maxWaitMs, createError } = options;
  let queue: Pending<Request, Result>[] = [];
  let isRunning = false;

  function nextBatch(): Pending<Request, Result>[] {
    const owners = new Set<string>();
    const [batch, rest]: [typeof queue, typeof queue] = [[], []];
    for (const pending of queue) {
      const owner = ownerOf(pending.request);
      const fits = batch.length < batchSize && !owners.has(owner);
      owners.add(owner);
      (fits ? batch : rest).push(pending);
    }
    queue = rest;
    return batch;
  }

  function isInTime({ enqueuedAt, reject }: Pending<Request, Result>): boolean {
    const isLate = performance.now() - enqueuedAt > maxWaitMs;
    if (isLate) reject(createError());
    return !isLate;
  }

  /** Bisects a failed batch so one bad request cannot fail the rest. */
  async function handle(requests: Pending<Request, Result>[]): Promise<void> {
    const batch = requests.filter(isInTime);
    if (batch.length === 0) return;
    try {
      const results = await run(batch.map(({ request }) => request));
      // `run` returns one result for each request.
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (batch.length === 1) return batch[0]?.reject(error);
      const middle = Math.ceil(batch.length / 2);
      await handle(batch.slice(0, middle));
      await handle(batch.slice(middle));
    }
  }

  async function pump(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    while (queue.length > 0) await handle(nextBatch());
    isRunning = false;
  }

  return (request: Request): Promise<Result> => {
    if (queue.length >= capacity) return Promise.reject(createError());
    return new Promise<Result>((resolve, reject) => {
      queue.push({ request, enqueuedAt: performance.now(), resolve, reject });
      void pump();
    });
  };
}
