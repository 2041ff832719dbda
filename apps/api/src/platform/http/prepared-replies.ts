import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { httpDate } from './http-date.ts';
import { originHeaders } from './origins.ts';
import type { CachedReply } from './reply-cache.ts';

declare module 'fastify' {
  interface FastifyInstance {
    preparedReplies: PreparedReplies;
  }
}

interface PreparedReply {
  cached: CachedReply;
  /** Those that are the same for every caller. */
  headers: OutgoingHttpHeaders;
}

export interface PreparedReplies {
  /** Stores the reply with its headers for the next request for the same URL. */
  store: (request: FastifyRequest, reply: FastifyReply, cached: CachedReply) => void;
}

interface Options {
  now: () => Date;
  /** Called for each request that is answered. */
  onHit?: (() => void) | undefined;
}

/** Differ from one reply to the next. */
const ownHeaders = new Set([
  ...originHeaders,
  'cache-control',
  'date',
  'x-request-id',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
]);

const maxBytes = 16 * 1024 * 1024;

/**
 * Answers repeated requests for a cached reply before anything else is done for them: no context,
 * no deadline, no validation. They still count against the visitor's rate limit and are logged.
 */
export function servePreparedReplies(app: FastifyInstance, { now, onHit }: Options): void {
  const prepared = new LRUCache<string, PreparedReply>({
    maxSize: maxBytes,
    sizeCalculation: ({ cached }, url) => cached.body.length + url.length + 1_000,
  });
  let countVisit: ReturnType<FastifyInstance['createRateLimit']> | undefined;

  function find(request: FastifyRequest): PreparedReply | undefined {
    const { method, url } = request;
    const found = method === 'GET' ? prepared.get(url) : undefined;
    if (!found || found.cached.endsAt > now().getTime()) return found;
    prepared.delete(url);
    return undefined;
  }

  /** Returns false for a visitor over the limit, whom the rate limit itself refuses. */
  async function answer(
    { cached, headers }: PreparedReply,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<boolean> {
    // The plugin is registered later than this hook.
    countVisit ??= app.createRateLimit();
    const visit = await countVisit(request);
    if (!visit.isAllowed && visit.isExceeded) return false;
    onHit?.();
    reply.hijack();
    const isUnchanged = request.headers['if-none-match'] === cached.etag;
    reply.raw.writeHead(isUnchanged ? 304 : 200, {
      ...headers,
      ...(!isUnchanged && { 'content-length': cached.body.length }),
      ...(!visit.isAllowed && {
        'x-ratelimit-limit': visit.max,
        'x-ratelimit-remaining': visit.remaining,
        'x-ratelimit-reset': visit.ttlInSeconds,
      }),
      'cache-control': cacheControl(cached, now()),
      date: httpDate(now()),
      'x-request-id': request.id,
    });
    reply.raw.end(isUnchanged ? undefined : cached.body);
    return true;
  }

  app.decorate('preparedReplies', {
    store: ({ url }, reply, cached) => {
      const headers = Object.entries(reply.getHeaders()).filter(([name]) => !ownHeaders.has(name));
      prepared.set(url, { cached, headers: Object.fromEntries(headers) });
    },
  });
  app.addHook('onRequest', (request, reply, next) => {
    const found = find(request);
    if (!found) {
      next();
      return;
    }
    answer(found, request, reply).then((isAnswered) => {
      if (!isAnswered) next();
    }, next);
  });
}

/** Shared caches may keep the reply for as long as this process does. */
export function cacheControl({ endsAt }: CachedReply, now: Date): string {
  const seconds = Math.max(0, Math.ceil((endsAt - now.getTime()) / 1_000));
  return `public, max-age=0, s-maxage=${seconds}`;
}
