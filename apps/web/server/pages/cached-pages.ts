import type { WorkQueue } from '@sirkito/process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { cacheablePages, type CacheablePage } from './cacheable-pages.ts';
import { acceptedEncoding, encodeAll, type Encoding } from './content-encoding.ts';
import { inlineScriptHashes, withoutNonce } from '../content-security-policy.ts';
import { always, overHttps } from '../response-headers.ts';
import { pageUrl } from './page-url.ts';
import { createPageCache, type CachedPage, type CacheLifetime } from './page-cache.ts';
import type { CheckRenderLimit } from './render-limit.ts';
import type { PageRenderer } from './page-renderer.ts';
import { traceHeader } from '../trace-requests.ts';
import { hydrateAfterPaint } from './hydrate-after-paint.ts';

interface WholePage extends CachedPage {
  headers: Record<string, string> & { etag: string };
  /** The same with those of every response, as names and values in turn, which Node sends as is. */
  head: readonly string[];
  bodies: Record<Encoding, Buffer>;
  /** On the monotonic clock. */
  renderedAt: number;
}

interface CacheEntry {
  key: string;
  lifetime: CacheLifetime;
}

/** Seconds for which nginx or a CDN may send an old page while the shop is down. */
const sharedStaleIfError = 600;
const maxBytes = 64 * 1024 * 1024;
/** Characters of all remembered addresses. */
const maxAddresses = 1024 * 1024;
const cachedHeaders = ['content-type', 'location', 'x-remix-response'];

/** Serves pages that are the same for everyone: rendered completely, hashed, compressed and cached. */
export function serveCachedPages(
  app: FastifyInstance,
  renderer: PageRenderer,
  checkRenderLimit: CheckRenderLimit,
  renders: WorkQueue,
): void {
  const cache = createPageCache<WholePage>({
    maxBytes,
    onError: (error) => app.log.error({ err: error }, 'could not revalidate a cached page'),
  });
  /** By address as it was requested, so that a repeated request needs no parsing. */
  const entries = new LRUCache<string, CacheEntry>({
    maxSize: maxAddresses,
    sizeCalculation: (_entry, url) => url.length,
  });

  // A fresh page is sent before anything else is done for the request.
  app.addHook('onRequest', (request, reply, next) => {
    const entry = request.method === 'GET' ? entries.get(request.url) : undefined;
    const page = entry && cache.findFresh(entry);
    if (!page) {
      next();
      return;
    }
    request.pageOrigin = 'fresh';
    sendFresh(page, cacheControl(page, entry.lifetime), request, reply);
  });

  for (const page of cacheablePages) {
    app.get(page.path, (request, reply) => answer(page, request, reply));
    // A trailing parameter also matches `.data`.
    if (page.path.includes(':')) continue;
    app.get(`${page.path}.data`, (request, reply) => answer(page, request, reply));
  }

  async function answer(page: CacheablePage, request: FastifyRequest, reply: FastifyReply) {
    const url = pageUrl(request.url, page.query);
    const entry = { key: `${renderer.buildId} ${url}`, lifetime: page.lifetime };
    entries.set(request.url, entry);
    const { page: whole, origin } = await cache.read({
      ...entry,
      render: async (fallback) => {
        // Revalidation is bounded by the cache size; requests for new pages are not.
        if (fallback === 'miss') await checkRenderLimit(request);
        const isBackground = fallback === 'stale';
        return renders.run(() => renderWhole(url, request), { isBackground });
      },
    });
    request.pageOrigin = origin;
    return send(whole, request, reply.header('cache-control', cacheControl(whole, page.lifetime)));
  }

  async function renderWhole(url: string, request: FastifyRequest): Promise<WholePage> {
    let isIncomplete = false;
    // Tells our scripts from injected ones. Removed before the page is cached.
    const nonce = randomBytes(16).toString('hex');
    // The page contains it, and others get the page.
    const requestId = randomUUID();
    const startedAt = performance.now();
    const response = await renderer.render(new Request(new URL(url, 'http://web.invalid')), {
      requestId,
      traceHeader: traceHeader(request),
      nonce,
      isStreamed: false,
      report: (error) => {
        isIncomplete = true;
        request.log.error({ err: error, requestId }, 'page failed');
      },
    });
    const isHtml = response.headers.get('content-type')?.startsWith('text/html');
    const text = await response.text();
    const html = isHtml ? hydrateAfterPaint(text, nonce) : text;
    const scripts = inlineScriptHashes(html, nonce);
    const body = Buffer.from(withoutNonce(html, nonce));
    const bodies = await encodeAll(body);
    const headers = {
      ...pick(response.headers),
      ...(isHtml && { 'content-security-policy': renderer.policy(scripts) }),
      vary: 'accept-encoding',
      etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    };
    return {
      status: response.status,
      isIncomplete,
      headers,
      head: Object.entries({ ...always, ...headers }).flat(),
      bodies,
      bytes: memoryOf(bodies),
      renderedAt: startedAt,
      ...expiryOf(response.headers, startedAt),
    };
  }
}

function send(page: WholePage, request: FastifyRequest, reply: FastifyReply) {
  void reply.headers(page.headers);
  if (isUnchanged(page, request)) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.code(page.status).send(page.bodies[encoding]);
}

/** Sends a fresh page past the framework, which would take as long again as everything else. */
function sendFresh(page: WholePage, cached: string, request: FastifyRequest, reply: FastifyReply) {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const body = isUnchanged(page, request) ? undefined : page.bodies[encoding];
  const head = page.head.concat('cache-control', cached, 'x-request-id', request.id);
  if (request.protocol === 'https') head.push(...https);
  if (body) head.push('content-length', String(body.length));
  if (body && encoding !== 'identity') head.push('content-encoding', encoding);
  reply.hijack();
  reply.raw.writeHead(body ? 200 : 304, head).end(body);
}

const https = Object.entries(overHttps).flat();

/** Shared caches may keep the page for as long as this process does, counted from rendering. */
function cacheControl(page: WholePage, lifetime: CacheLifetime): string {
  const { status, isIncomplete, renderedAt, expiresAt = Infinity } = page;
  if (status !== 200 || isIncomplete) return 'no-store';
  const now = performance.now();
  // A price must not be shown too long, a page may be for half a second.
  const untilPrices = Math.floor((expiresAt - now) / 1_000);
  const secondsOf = (seconds: number) =>
    Math.max(0, Math.min(Math.round(seconds - (now - renderedAt) / 1_000), untilPrices));
  const fresh = secondsOf(lifetime.fresh);
  const stale = secondsOf(lifetime.stale) - fresh;
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${sharedStaleIfError}`;
}

/**
 * Reads the `expires` header that loaders set to their next price change. Compares it with the
 * `date` of the API's replies, which is the database's time, because the clock here may be wrong.
 */
function expiryOf(headers: Headers, startedAt: number): Pick<CachedPage, 'expiresAt'> {
  const timeIn = (name: string) => Date.parse(headers.get(name) ?? '');
  // Both are rounded down to seconds; this one must not be late.
  const leftMs = timeIn('expires') - timeIn('date') - 1_000;
  return Number.isNaN(leftMs) ? {} : { expiresAt: startedAt + leftMs };
}

/** Counts what a buffer holds in memory: zlib returns views of larger blocks. */
const memoryOf = (bodies: WholePage['bodies']): number =>
  Object.values(bodies).reduce((sum, { buffer }) => sum + buffer.byteLength, 0);

const pick = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => cachedHeaders.includes(name)));

const isUnchanged = ({ status, headers: { etag } }: WholePage, request: FastifyRequest): boolean =>
  status === 200 &&
  (request.headers['if-none-match']?.split(',').some((one) => one.trim() === etag) ?? false);
