import type { FastifyInstance } from 'fastify';

/** Lets the routes of this scope receive JSON as raw text, for signature checks. */
export function acceptRawJson(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => body,
  );
}
