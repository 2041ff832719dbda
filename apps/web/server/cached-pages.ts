import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheablePages, type CacheablePage } from './cacheable-pages.ts';
import { acceptedEncoding, encodeAll, type Encoding } from './content-encoding.ts';
import { inlineScriptHashes } from './content-security-policy.ts';
import { pageAddress } from './page-address.ts';
import { createPageCache, type Kept } from './page-cache.ts';
import type { CountPage } from './page-limit.ts';
import type { PageRendering } from './page-rendering.ts';
import { wakeAfterPaint } from './wake-after-paint.ts';

interface WholePage extends Kept {
  headers: Record<string, string>;
  etag: string;
  bodies: Record<Encoding, Buffer>;
}

const maxBytes = 64 * 1024 * 1024;
const keptHeaders = ['content-type', 'location', 'x-remix-response'];

/** Pages that are the same for everyone: made whole, hashed, compressed once, and kept. */
export function serveCachedPages(
  app: FastifyInstance,
  rendering: PageRendering,
  countPage: CountPage,
): void {
  const read = createPageCache<WholePage>({
    maxBytes,
    onError: (error) => app.log.error({ err: error }, 'a kept page could not be renewed'),
  });

  for (const page of cacheablePages) {
    app.get(page.path, (request, reply) => answer(page, request, reply));
    // Where the path ends in a parameter, that takes in the `.data` too.
    if (page.path.includes(':')) continue;
    app.get(`${page.path}.data`, (request, reply) => answer(page, request, reply));
  }

  async function answer(page: CacheablePage, request: FastifyRequest, reply: FastifyReply) {
    const address = pageAddress(request.url, page.query);
    const { page: whole, origin } = await read({
      key: `${rendering.buildId} ${address}`,
      life: page.life,
      make: async (isRenewal) => {
        // Renewing what is kept is bounded by what is kept; asking for ever new pages is not.
        if (!isRenewal) await countPage(request);
        return makeWhole(address, request);
      },
    });
    request.pageOrigin = origin;
    return send(whole, request, reply.header('cache-control', cacheControl(whole, page)));
  }

  async function makeWhole(address: string, request: FastifyRequest): Promise<WholePage> {
    let isIncomplete = false;
    const response = await rendering.render(new Request(new URL(address, 'http://web.invalid')), {
      requestId: request.id,
      report: (error) => {
        isIncomplete = true;
        request.log.error({ err: error }, 'page failed');
      },
    });
    const isHtml = response.headers.get('content-type')?.startsWith('text/html');
    const text = isHtml ? wakeAfterPaint(await response.text()) : await response.text();
    const scripts = isHtml ? inlineScriptHashes(text) : [];
    const body = Buffer.from(text);
    const bodies = await encodeAll(body);
    return {
      status: response.status,
      isIncomplete,
      headers: {
        ...pick(response.headers),
        ...(isHtml && { 'content-security-policy': rendering.policy(scripts) }),
      },
      etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      bodies,
      bytes: bodies.br.length + bodies.gzip.length + bodies.identity.length,
      ...endOf(response.headers),
    };
  }
}

function send(page: WholePage, request: FastifyRequest, reply: FastifyReply) {
  void reply.headers(page.headers).header('vary', 'accept-encoding').header('etag', page.etag);
  if (page.status === 200 && hasSame(request.headers['if-none-match'], page.etag)) {
    return reply.code(304).send();
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.code(page.status).send(page.bodies[encoding]);
}

function cacheControl(page: WholePage, { life }: CacheablePage): string {
  const { status, isIncomplete, endsAt = Infinity } = page;
  if (status !== 200 || isIncomplete) return 'no-store';
  const left = Math.max(0, Math.floor((endsAt - Date.now()) / 1_000));
  const [fresh, stale] = [Math.min(life.fresh, left), Math.min(life.stale, left)];
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale - fresh}`;
}

/** A loader that knows when its prices change says so as `expires`. */
function endOf(headers: Headers): Pick<Kept, 'endsAt'> {
  const expires = headers.get('expires');
  return expires ? { endsAt: Date.parse(expires) } : {};
}

const pick = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => keptHeaders.includes(name)));

const hasSame = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((one) => one.trim() === etag) ?? false;
