import { AppError } from '@sirkito/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { readPicture, type PictureSources } from '../images/read-picture.ts';

/** Serves `/api/images/<name>.avif`. Names are content hashes, so browsers cache them forever. */
export function servePictures(
  app: FastifyInstance,
  sources: PictureSources,
  { isOnCdn }: { isOnCdn: boolean },
): void {
  // A CDN passes this on; with the API's own, browsers would refuse to show its pictures.
  const headers = isOnCdn ? { 'cross-origin-resource-policy': 'cross-origin' } : {};
  app.get<{ Params: { file: string } }>(
    '/api/images/:file',
    // A listing shows dozens of pictures, which would use up the visitor's rate limit.
    { schema: { hide: true }, config: { rateLimit: false, access: 'public' } },
    async ({ params: { file }, log }, reply) => {
      const bytes = await readPicture(sources, file, log);
      if (!bytes) throw new AppError('request.not_found');
      return reply
        .headers(headers)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type(file.endsWith('.avif') ? 'image/avif' : 'image/webp')
        .send(bytes);
    },
  );
}
