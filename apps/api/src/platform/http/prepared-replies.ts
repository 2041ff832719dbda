import type { OutgoingHttpHeaders } from 'node:http';
import { AppError } from '@sirkito/contracts/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { httpDate } from './http-date.ts';
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
  /** Keeps the reply with its headers for the next request for the same address. */
  keep: (request: FastifyRequest, reply: FastifyReply, cached: CachedReply) => void;
}

interface Options {
  now: () => Date;
  /** Called for each request that is answered. */
  onHit?: (() => void) | undefined;
}

/** Differ from one reply to the next. */
const ownHeaders = new Set([
  'cache-control',
  'date',
  'x-request-id',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
]);

/** Bounds the addresses; the replies are shared with the reply cache, which bounds their bytes. */
const maxAddresses = 5_000;

/**
 * Answers repeated requests for a cached reply before anything else is done for them: no context,
 * no deadline, no validation. They still count against the visitor's rate limit and are logged.
 */
export function servePreparedReplies(app: FastifyInstance, { now, onHit }: Options): void {
  const prepared = new LRUCache<string, PreparedReply>({ max: maxAddresses });
  let countVisit: ReturnType<FastifyInstance['createRateLimit']> | undefined;

  async function answer(
    { cached, headers }: PreparedReply,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    onHit?.();
    // The plugin is registered later than this hook.
    countVisit ??= app.createRateLimit();
    const visit = await countVisit(request);
    if (!visit.isAllowed && visit.isExceeded) {
      throw new AppError('request.too_many', { retryAfterSeconds: visit.ttlInSeconds });
    }
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
  }

  app.decorate('preparedReplies', {
    keep: ({ url }, reply, cached) => {
      const headers = Object.entries(reply.getHeaders()).filter(([name]) => !ownHeaders.has(name));
      prepared.set(url, { cached, headers: Object.fromEntries(headers) });
    },
  });
  app.addHook('onRequest', (request, reply, next) => {
    const found = request.method === 'GET' ? prepared.get(request.url) : undefined;
    if (!found || found.cached.endsAt <= now().getTime()) next();
    else answer(found, request, reply).catch(next);
  });
}

/** Shared caches may keep the reply for as long as this process does. */
export function cacheControl({ endsAt }: CachedReply, now: Date): string {
  const seconds = Math.max(0, Math.ceil((endsAt - now.getTime()) / 1_000));
  return `public, max-age=0, s-maxage=${seconds}`;
}
