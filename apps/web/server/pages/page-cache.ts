import { createSingleFlight } from '@sirkito/process';
import { LRUCache } from 'lru-cache';

export interface CachedPage {
  status: number;
  /** Part of the page failed to render: send it, but do not cache it. */
  isIncomplete: boolean;
  bytes: number;
  /** When a price on the page changes, on the monotonic clock. */
  expiresAt?: number;
}

/** Cache periods in seconds, each counted from rendering. */
export interface CacheLifetime {
  fresh: number;
  /** Stale-while-revalidate. */
  stale: number;
  staleIfError: number;
}

export type Fallback = 'stale' | 'stale-if-error' | 'miss';
export type CacheOutcome = Fallback | 'fresh';

/** Maximum wait for a new page when an old one is available. */
const maxWaitMs = 1_000;

interface Options {
  maxBytes: number;
  /** Called when revalidation fails. */
  onError: (error: unknown) => void;
  now?: () => number;
}

export interface PageRequest<Page> {
  key: string;
  lifetime: CacheLifetime;
  /** Called with what visitors get meanwhile: `stale` if nobody waits, `miss` if nothing is cached. */
  render: (fallback: Fallback) => Promise<Page>;
}

/** Caches complete pages. Concurrent misses share one render. */
export function createPageCache<Page extends CachedPage>({
  maxBytes,
  onError,
  now = () => performance.now(),
}: Options) {
  const pages = new LRUCache<string, { page: Page; renderedAt: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => Math.max(1, page.bytes),
  });
  const share = createSingleFlight<Page>();

  async function renderAndCache(
    { key, render }: PageRequest<Page>,
    fallback: Fallback,
  ): Promise<Page> {
    const page = await render(fallback);
    if (page.status === 200 && !page.isIncomplete) pages.set(key, { page, renderedAt: now() });
    else if (page.status < 500) pages.delete(key);
    return page;
  }

  const renderOnce = (request: PageRequest<Page>, fallback: Fallback): Promise<Page> =>
    share(request.key, () => renderAndCache(request, fallback));

  /** Returns the age in seconds. An expired page counts as past stale, so it is served only on error. */
  function ageOf(
    { page, renderedAt }: { page: Page; renderedAt: number },
    lifetime: CacheLifetime,
  ): number {
    const age = (now() - renderedAt) / 1_000;
    return page.expiresAt !== undefined && page.expiresAt <= now()
      ? Math.max(age, lifetime.stale)
      : age;
  }

  /** Returns a page that needs no revalidation. */
  function findFresh({ key, lifetime }: Pick<PageRequest<Page>, 'key' | 'lifetime'>) {
    const cached = pages.get(key);
    return cached && ageOf(cached, lifetime) < lifetime.fresh ? cached.page : undefined;
  }

  async function read(request: PageRequest<Page>): Promise<{ page: Page; origin: CacheOutcome }> {
    const fresh = findFresh(request);
    if (fresh) return { page: fresh, origin: 'fresh' };
    const { key, lifetime } = request;
    const cached = pages.get(key);
    const age = cached ? ageOf(cached, lifetime) : Infinity;
    if (cached && age < lifetime.stale) {
      renderOnce(request, 'stale').catch(onError);
      return { page: cached.page, origin: 'stale' };
    }
    if (!cached || age >= lifetime.staleIfError) {
      return { page: await renderOnce(request, 'miss'), origin: 'miss' };
    }
    return renderOrStale(request, cached.page);
  }

  async function renderOrStale(request: PageRequest<Page>, old: Page) {
    const staleIfError = { page: old, origin: 'stale-if-error' as const };
    const rendered = renderOnce(request, 'stale-if-error').then(
      (page) => (page.status < 500 ? { page, origin: 'miss' as const } : staleIfError),
      (error: unknown) => {
        onError(error);
        return staleIfError;
      },
    );
    return Promise.race([rendered, after(maxWaitMs, staleIfError)]);
  }

  return { read, findFresh };
}

const after = <Value>(ms: number, value: Value): Promise<Value> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms, value).unref();
  });
