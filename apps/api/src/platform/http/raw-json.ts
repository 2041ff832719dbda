import type { FastifyInstance } from 'fastify';

/** Lets the routes of this scope see JSON as the text it came in, for whoever checks a signature. */
export function takeRawJson(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => body,
  );
}
