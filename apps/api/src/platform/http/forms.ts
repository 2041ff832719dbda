import { AppError } from '@sirkito/contracts/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Lets the routes of this scope take what an HTML form sends, besides JSON. Files are dropped. */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const headers = { 'content-type': request.headers['content-type'] ?? '' };
      // oxlint-disable-next-line typescript/no-deprecated -- the body is whole and 64 KB at most
      const form = await new Response(new Uint8Array(body), { headers }).formData().catch(refuse);
      return Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
    },
  );
}

/** Without a boundary, or not what its type says. */
function refuse(cause: unknown): never {
  throw new AppError('request.invalid', {}, { cause });
}
