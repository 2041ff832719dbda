import { AppError } from '@sirkito/contracts/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Lets the routes of this scope accept HTML form bodies besides JSON. Files are dropped. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const headers = { 'content-type': request.headers['content-type'] ?? '' };
      // oxlint-disable-next-line typescript/no-deprecated -- the body is whole and 64 KB at most
      const form = await new Response(new Uint8Array(body), { headers }).formData().catch(reject);
      return Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
    },
  );
}

/** Handles a missing boundary or a body that doesn't match its type. */
function reject(cause: unknown): never {
  throw new AppError('request.invalid', {}, { cause });
}
