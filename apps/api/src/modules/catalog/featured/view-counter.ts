import { requireShop, type Ctx } from '#api/platform/context.ts';
import { addViews } from './rebuild-featured.queries.ts';

const maxProducts = 10_000;
/** Crawlers that run scripts despite robots.txt, and link previews. */
const bots = /bot|crawl|spider|preview|headless/i;

export interface ViewCounter {
  count: (productId: string, userAgent: string | undefined) => void;
  /** Stores the views counted so far. */
  flush: () => Promise<void>;
}

/** Counts product views in memory and stores them together, so that no request waits for a write. */
export function createViewCounter(ctx: Ctx, everyMs: number): ViewCounter {
  requireShop(ctx);
  let views = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    const counted = views;
    views = new Map();
    if (counted.size === 0) return;
    try {
      await ctx.transact((tx) => addViews(tx, counted));
    } catch (error) {
      // The order survives a few lost views.
      ctx.log.warn({ err: error }, 'could not store product views');
    }
  };
  return {
    count: (productId, userAgent = '') => {
      if (bots.test(userAgent)) return;
      if (views.size >= maxProducts && !views.has(productId)) return;
      views.set(productId, (views.get(productId) ?? 0) + 1);
      timer ??= setTimeout(() => void flush(), everyMs);
    },
    flush,
  };
}
