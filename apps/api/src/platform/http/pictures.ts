import { AppError } from '@sirkito/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { readPicture, type PictureFolders } from '../images/read-picture.ts';

/** `/api/images/<name>.avif`: a name stands for its content, so a browser asks for it once. */
export function servePictures(app: FastifyInstance, folders: PictureFolders): void {
  app.get<{ Params: { file: string } }>(
    '/api/images/:file',
    // One listing shows dozens: they would eat up the calls that a visitor may make.
    { schema: { hide: true }, config: { rateLimit: false, access: 'public' } },
    async ({ params: { file }, log }, reply) => {
      const bytes = await readPicture(folders, file, log);
      if (!bytes) throw new AppError('request.not_found');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type(file.endsWith('.avif') ? 'image/avif' : 'image/webp')
        .send(bytes);
    },
  );
}
