import { LRUCache } from 'lru-cache';

export interface Kept {
  status: number;
  /** Part of it failed while it was made: good enough to send once, not to keep. */
  isIncomplete: boolean;
  bytes: number;
  /** From then on it is wrong, since a price on it changes; in milliseconds. */
  endsAt?: number;
}

/** How long a page may be sent again, in seconds, each counted from when it was made. */
export interface PageLife {
  fresh: number;
  /** Until then it is sent once more while a new one is made. */
  stale: number;
  /** Until then it is sent when no new one can be made. */
  onError: number;
}

export type Origin = 'fresh' | 'stale' | 'rescued' | 'made';

/** How long a visitor waits for a new page where an old one could be sent. */
const patienceMs = 1_000;

interface Options {
  maxBytes: number;
  /** Told when a page could not be renewed behind a visitor's back. */
  onError: (error: unknown) => void;
  now?: () => number;
}

export interface PageRequest<Page> {
  key: string;
  life: PageLife;
  /** Told whether there is an older one, which is then what a visitor gets if it fails. */
  make: (isRenewal: boolean) => Promise<Page>;
}

/** Keeps whole pages. Everyone who asks for the same page at the same time shares one making. */
export function createPageCache<Page extends Kept>({ maxBytes, onError, now = Date.now }: Options) {
  const pages = new LRUCache<string, { page: Page; madeAt: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => Math.max(1, page.bytes),
  });
  const underway = new Map<string, Promise<Page>>();

  async function makeAndKeep({ key, make }: PageRequest<Page>): Promise<Page> {
    const page = await make(pages.has(key));
    if (page.status === 200 && !page.isIncomplete) pages.set(key, { page, madeAt: now() });
    else if (page.status < 500) pages.delete(key);
    return page;
  }

  function makeOnce(request: PageRequest<Page>): Promise<Page> {
    const running = underway.get(request.key);
    if (running) return running;
    const making = makeAndKeep(request).finally(() => underway.delete(request.key));
    underway.set(request.key, making);
    return making;
  }

  /** A page that has come to its end is sent only where no new one can be made. */
  function ageOf({ page, madeAt }: { page: Page; madeAt: number }, life: PageLife): number {
    const age = (now() - madeAt) / 1_000;
    return page.endsAt !== undefined && page.endsAt <= now() ? Math.max(age, life.stale) : age;
  }

  return async (request: PageRequest<Page>): Promise<{ page: Page; origin: Origin }> => {
    const { key, life } = request;
    const kept = pages.get(key);
    const age = kept ? ageOf(kept, life) : Infinity;

    if (kept && age < life.fresh) return { page: kept.page, origin: 'fresh' };
    if (kept && age < life.stale) {
      makeOnce(request).catch(onError);
      return { page: kept.page, origin: 'stale' };
    }
    if (!kept || age >= life.onError) return { page: await makeOnce(request), origin: 'made' };
    return makeOrRescue(request, kept.page);
  };

  async function makeOrRescue(request: PageRequest<Page>, old: Page) {
    const rescued = { page: old, origin: 'rescued' as const };
    const made = makeOnce(request).then(
      (page) => (page.status < 500 ? { page, origin: 'made' as const } : rescued),
      (error: unknown) => {
        onError(error);
        return rescued;
      },
    );
    return Promise.race([made, after(patienceMs, rescued)]);
  }
}

const after = <Value>(ms: number, value: Value): Promise<Value> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms, value).unref();
  });
