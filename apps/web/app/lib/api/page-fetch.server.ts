import { LRUCache } from 'lru-cache';
import { Agent } from 'undici';
import type { ApiFetch } from './api-client.ts';

interface CachedReply {
  text: string;
  /** The database's time when it was received. */
  date: number;
  receivedAt: number;
  cachedUntil: number;
}

interface PageFetch {
  fetch: ApiFetch;
  /** Returns the database's time by the last reply, rounded up to a second. */
  repliedAt: () => Date | undefined;
}

const agent = new Agent({ connections: null, pipelining: 1, connect: { timeout: 2_000 } });

/** Every page asks for the store, categories and fees, so a few replies serve most calls. */
const maxCached = 100;
const cache = new LRUCache<string, CachedReply>({ max: maxCached });

/**
 * Calls the API for one page, at a third of the CPU time that the global fetch takes. Caches public
 * replies as long as their `s-maxage` allows.
 */
export function createPageFetch(): PageFetch {
  let last: CachedReply | undefined;
  return {
    repliedAt: () => last && new Date(Math.ceil(timeBy(last) / 1_000) * 1_000),
    fetch: async (url, { method, headers, body = null, signal = null }) => {
      const found = method === 'GET' ? cache.get(url) : undefined;
      if (found && found.cachedUntil > performance.now()) {
        last = found;
        return {
          ok: true,
          status: 200,
          url,
          body: null,
          json: async () => JSON.parse(found.text) as unknown,
        };
      }
      const { origin, pathname, search } = new URL(url);
      const reply = await agent.request({
        origin,
        path: pathname + search,
        method,
        headers,
        body,
        signal,
      });
      const receivedAt = performance.now();
      const received = {
        date: Date.parse(String(reply.headers['date'])),
        receivedAt,
        cachedUntil: receivedAt + secondsToCache(reply.headers['cache-control']) * 1_000,
      };
      last = { ...received, text: '' };
      const { statusCode: status } = reply;
      return {
        ok: status >= 200 && status < 300,
        status,
        url,
        body: null,
        json: async () => {
          const text = await reply.body.text();
          if (status === 200 && method === 'GET' && received.cachedUntil > receivedAt) {
            cache.set(url, { ...received, text });
          }
          return JSON.parse(text) as unknown;
        },
      };
    },
  };
}

const timeBy = ({ date, receivedAt }: CachedReply): number => date + performance.now() - receivedAt;

const secondsToCache = (cacheControl: string | string[] | undefined): number =>
  Number(/\bs-maxage=(\d+)/.exec(String(cacheControl))?.[1] ?? 0);
