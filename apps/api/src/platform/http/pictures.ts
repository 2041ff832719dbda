import { AppError } from '@sirkito/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { createWebpConverter } from '../images/convert-picture.ts';
import { readPicture, type PictureSources } from '../images/read-picture.ts';
import type { PictureStore } from '../images/store/picture-store.ts';
import { visitorOf } from './limits/rate-limit.ts';
import { describeOperation, errorReplies } from './reference/operation.ts';

/**
 * Unknown names that a visitor may ask a process for in a minute; each costs up to three reads. Names
 * count until they are found, so it is more than a page shows.
 */
const missesPerMinute = 200;
const windowMs = 60_000;

/** Named, unless with a quality of 0. Clients that accept anything get WebP, which more of them can read. */
const acceptsAvif = /image\/avif(?!\s*;\s*q=0(?!\.\d*[1-9]))/i;

const endpoint = {
  call: { method: 'GET', path: '/api/images/:file' },
  access: 'public',
  summary: 'Retrieve a picture',
  description:
    'Append `-320.avif`, `-640.avif`, `.avif` (full width), `-320.webp`, `-640.webp` or `.webp` to the last part of an image path. Without, it is 640 px wide, in AVIF if `Accept` names it, else in WebP.',
  errors: ['request.not_found'],
} as const;
const pictureReply = {
  content: { 'image/avif': { schema: z.string() }, 'image/webp': { schema: z.string() } },
};
const pictureSchema = {
  ...describeOperation(endpoint),
  params: z.object({ file: z.string() }),
  response: { 200: pictureReply, ...errorReplies(endpoint) },
};

/** Describes the route without checking what it sends. */
const describePicture: typeof jsonSchemaTransform = (route) =>
  jsonSchemaTransform({ ...route, schema: pictureSchema });

/**
 * Serves `/api/images/<name>-320.avif` and, as replies have it, `/api/images/<name>` at 640 px.
 * Names are content hashes, so browsers cache them forever.
 */
export function servePictures(
  app: FastifyInstance,
  sources: PictureSources,
  { isOnCdn, isShownElsewhere = false }: { isOnCdn: boolean; isShownElsewhere?: boolean },
): void {
  // A CDN passes this on; with the API's own, browsers would refuse to show pictures on other sites.
  const headers =
    isOnCdn || isShownElsewhere ? { 'cross-origin-resource-policy': 'cross-origin' } : {};
  const toWebp = createWebpConverter(sources.store, app.log);
  // The addresses of a CDN stand for everyone it serves.
  const misses = countMisses(sources.store, isOnCdn ? Infinity : missesPerMinute);
  app.get<{ Params: { file: string } }>(
    endpoint.call.path,
    // A listing shows dozens of pictures, which would use up the visitor's rate limit.
    { config: { rateLimit: false, access: 'public', swaggerTransform: describePicture } },
    async (request, reply) => {
      const { file: name } = request.params;
      const isNegotiated = !name.includes('.');
      const format = acceptsAvif.test(request.headers.accept ?? '') ? 'avif' : 'webp';
      const file = isNegotiated ? `${name}-640.${format}` : name;
      const bytes = await misses.count(visitorOf(request), (store) =>
        readPicture({ ...sources, store }, file, (avif) => toWebp(file, avif, request.ctx.signal)),
      );
      if (!bytes) throw new AppError('request.not_found');
      // CORS may have set it too.
      const vary = [reply.getHeader('vary') ?? [], 'Accept'].flat().join(', ');
      if (isNegotiated) void reply.header('vary', vary);
      return reply
        .headers(headers)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type(file.endsWith('.avif') ? 'image/avif' : 'image/webp')
        .send(bytes);
    },
  );
}

/** Counts reads per visitor that found nothing, for one process. */
function countMisses(store: PictureStore, limit: number) {
  const counts = new LRUCache<string, { misses: number }>({ max: 10_000, ttl: windowMs });

  /** Serves only bundled pictures to visitors over the limit. */
  function closedFor(visitor: string): PictureStore {
    const retryAfterSeconds = Math.ceil(counts.getRemainingTTL(visitor) / 1_000);
    const read = () => Promise.reject(new AppError('request.too_many', { retryAfterSeconds }));
    return { ...store, read };
  }

  return {
    async count<T>(visitor: string, read: (from: PictureStore) => Promise<T | undefined>) {
      const counted = counts.get(visitor) ?? { misses: 0 };
      if (counted.misses >= limit) return read(closedFor(visitor));
      if (!counts.has(visitor)) counts.set(visitor, counted);
      counted.misses += 1;
      let isMissing = false;
      try {
        const found = await read(store);
        isMissing = found === undefined;
        return found;
      } finally {
        if (!isMissing) counted.misses -= 1;
      }
    },
  };
}
