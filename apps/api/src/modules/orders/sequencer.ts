interface Waiting<Request, Result> {
  request: Request;
  askedAt: number;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

interface SequencerOptions<Request, Result> {
  /** Handles a whole batch and answers in its order, or throws and has handled none. */
  run: (batch: Request[]) => Promise<Result[]>;
  /** Two requests with the same one never share a batch. */
  ownerOf: (request: Request) => string;
  batchSize: number;
  /** How many may wait; beyond that a request is refused before it is taken in. */
  capacity: number;
  /** How long one may wait; who asked longer ago has gone and is refused instead of handled. */
  patienceMs: number;
  refuse: () => Error;
}

/**
 * First come, first served, many at a time: whoever waits when the last batch is done goes into
 * the next. There is no timer, so a quiet shop handles batches of one.
 */
export function createSequencer<Request, Result>(options: SequencerOptions<Request, Result>) {
  const { run, ownerOf, batchSize, capacity, patienceMs, refuse } = options;
  let waiting: Waiting<Request, Result>[] = [];
  let isRunning = false;

  function nextBatch(): Waiting<Request, Result>[] {
    const owners = new Set<string>();
    const [batch, rest]: [typeof waiting, typeof waiting] = [[], []];
    for (const one of waiting) {
      const owner = ownerOf(one.request);
      const fits = batch.length < batchSize && !owners.has(owner);
      owners.add(owner);
      (fits ? batch : rest).push(one);
    }
    waiting = rest;
    return batch;
  }

  function isInTime({ askedAt, reject }: Waiting<Request, Result>): boolean {
    const isLate = performance.now() - askedAt > patienceMs;
    if (isLate) reject(refuse());
    return !isLate;
  }

  /** One that breaks must not fail the others: a batch that throws is tried in halves. */
  async function handle(asked: Waiting<Request, Result>[]): Promise<void> {
    const batch = asked.filter(isInTime);
    if (batch.length === 0) return;
    try {
      const results = await run(batch.map(({ request }) => request));
      for (const [place, { resolve }] of batch.entries()) resolve(results[place] as Result);
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
    while (waiting.length > 0) await handle(nextBatch());
    isRunning = false;
  }

  return (request: Request): Promise<Result> => {
    if (waiting.length >= capacity) return Promise.reject(refuse());
    return new Promise<Result>((resolve, reject) => {
      waiting.push({ request, askedAt: performance.now(), resolve, reject });
      void pump();
    });
  };
}
