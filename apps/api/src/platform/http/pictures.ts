import { AppError } from '@sirkito/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createWebpConverter } from '../images/convert-picture.ts';
import { readPicture, type PictureSources } from '../images/read-picture.ts';
import type { PictureStore } from '../images/store/picture-store.ts';
import { visitorOf } from './limits/rate-limit.ts';

/**
 * Unknown names that a visitor may ask a process for in a minute; each costs up to three reads. Names
 * count until they are found, so it is more than a page shows.
 */
const missesPerMinute = 200;
const windowMs = 60_000;

/** Serves `/api/images/<name>.avif`. Names are content hashes, so browsers cache them forever. */
export function servePictures(
  app: FastifyInstance,
  sources: PictureSources,
  { isOnCdn }: { isOnCdn: boolean },
): void {
  // A CDN passes this on; with the API's own, browsers would refuse to show its pictures.
  const headers = isOnCdn ? { 'cross-origin-resource-policy': 'cross-origin' } : {};
  const toWebp = createWebpConverter(sources.store, app.log);
  // The addresses of a CDN stand for everyone it serves.
  const misses = countMisses(sources.store, isOnCdn ? Infinity : missesPerMinute);
  app.get<{ Params: { file: string } }>(
    '/api/images/:file',
    // A listing shows dozens of pictures, which would use up the visitor's rate limit.
    { schema: { hide: true }, config: { rateLimit: false, access: 'public' } },
    async (request, reply) => {
      const { file } = request.params;
      const bytes = await misses.count(visitorOf(request), (store) =>
        readPicture({ ...sources, store }, file, (avif) => toWebp(file, avif, request.ctx.signal)),
      );
      if (!bytes) throw new AppError('request.not_found');
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
