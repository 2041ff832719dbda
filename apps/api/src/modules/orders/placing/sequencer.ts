import { AsyncLocalStorage } from 'node:async_hooks';

interface Pending<Request, Result> {
  request: Request;
  /** Runs a function as the caller would, so that its log lines and spans name that request. */
  asCaller: <T>(work: () => T) => T;
  enqueuedAt: number;
  /** When to run a postponed request again. */
  retryAt?: number;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** The result of a request that can't be handled yet; it is run again. */
export const postponed: unique symbol = Symbol('postponed');

/** Where a sequencer reports its batches and its queue. */
export interface SequencerMetrics {
  observeBatch: (size: number) => void;
  watch: (read: () => { waiting: number; oldestSeconds: number }) => void;
}

interface SequencerOptions<Request, Result> {
  /** Handles a whole batch and returns results in its order, or throws and has handled none. */
  run: (batch: Request[]) => Promise<(Result | typeof postponed)[]>;
  /** Two requests with the same owner never share a batch. */
  ownerOf: (request: Request) => string;
  batchSize: number;
  /** Maximum queue length; further requests are rejected at once. Half may be postponed ones. */
  capacity: number;
  /** Requests queued for longer are rejected, because their client has gone. */
  maxWaitMs: number;
  /** Postponed requests are run again after `retryMs`, and rejected when they are older than this. */
  maxPostponedMs: number;
  retryMs: number;
  /** A run that takes longer is given up: its requests are rejected, though they may be handled. */
  maxRunMs: number;
  createError: (reason: 'overloaded' | 'stalled') => Error;
  metrics?: SequencerMetrics | undefined;
}

/**
 * Runs requests in batches, first come, first served: requests that queue up during one batch form
 * the next. A single caller never waits for a timer.
 */
export function createSequencer<Request, Result>(options: SequencerOptions<Request, Result>) {
  const { run, ownerOf, batchSize, capacity, maxWaitMs, createError, metrics } = options;
  let queue: Pending<Request, Result>[] = [];
  let isRunning = false;
  let retryTimer: NodeJS.Timeout | undefined;
  let running: Pending<Request, Result>[] = [];
  /** Returns the longest wait of all requests, those that run included. */
  const oldestWaitMs = () => {
    const now = performance.now();
    return Math.max(0, ...[...running, ...queue].map(({ enqueuedAt }) => now - enqueuedAt));
  };
  metrics?.watch(() => ({ waiting: queue.length, oldestSeconds: oldestWaitMs() / 1_000 }));

  /** Postponed requests take at most half of a batch, so that they hold up no others. */
  function nextBatch(): Pending<Request, Result>[] {
    const now = performance.now();
    const owners = new Set<string>();
    const [batch, rest]: [typeof queue, typeof queue] = [[], []];
    let retries = 0;
    for (const pending of queue) {
      const owner = ownerOf(pending.request);
      const { retryAt } = pending;
      const isDue = retryAt === undefined || (retryAt <= now && retries < batchSize / 2);
      const fits = isDue && batch.length < batchSize && !owners.has(owner);
      if (fits && retryAt !== undefined) retries += 1;
      owners.add(owner);
      (fits ? batch : rest).push(pending);
    }
    queue = rest;
    return batch;
  }

  function isInTime({ enqueuedAt, reject }: Pending<Request, Result>): boolean {
    const isLate = performance.now() - enqueuedAt > maxWaitMs;
    if (isLate) reject(createError('overloaded'));
    return !isLate;
  }

  /** Puts requests back in front of the queue. */
  function postpone(requests: readonly Pending<Request, Result>[]): void {
    if (requests.length === 0) return;
    const retryAt = performance.now() + options.retryMs;
    const waiting = queue.filter((pending) => pending.retryAt !== undefined).length;
    const retried = requests
      .filter(({ enqueuedAt }) => retryAt - enqueuedAt <= options.maxPostponedMs)
      .slice(0, Math.max(0, capacity / 2 - waiting));
    for (const pending of requests) {
      if (!retried.includes(pending)) pending.reject(createError('overloaded'));
    }
    queue.unshift(...retried.map((pending) => ({ ...pending, retryAt })));
  }

  /** Bisects a failed batch so one bad request cannot fail the rest. */
  async function handle(pending: Pending<Request, Result>[]): Promise<void> {
    const batch = pending.filter(isInTime);
    if (batch.length === 0) return;
    try {
      const requests = batch.map(({ request }) => request);
      // A batch belongs to several callers; it runs as the first.
      const work = batch[0]?.asCaller(() => run(requests)) ?? Promise.resolve([]);
      const results = await undefinedAfter(options.maxRunMs, work);
      for (const [index, { resolve, reject }] of batch.entries()) {
        if (!results) reject(createError('stalled'));
        // `run` returns one result for each request.
        else if (results[index] !== postponed) resolve(results[index] as Result);
      }
      postpone(batch.filter((_, index) => results?.[index] === postponed));
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
    for (let batch = nextBatch(); batch.length > 0; batch = nextBatch()) {
      metrics?.observeBatch(batch.length);
      running = batch;
      await handle(batch);
      running = [];
    }
    isRunning = false;
    clearTimeout(retryTimer);
    if (queue.length > 0) retryTimer = setTimeout(() => void pump(), options.retryMs);
  }

  const submit = (request: Request): Promise<Result> => {
    if (queue.length >= capacity) return Promise.reject(createError('overloaded'));
    return new Promise<Result>((resolve, reject) => {
      const asCaller = AsyncLocalStorage.snapshot();
      queue.push({ request, asCaller, enqueuedAt: performance.now(), resolve, reject });
      void pump();
    });
  };
  return Object.assign(submit, { oldestWaitMs });
}

/** Returns undefined if the work is not done in time. */
async function undefinedAfter<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
