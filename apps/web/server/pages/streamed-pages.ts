import type { WorkQueue } from '@sirkito/process';
import { randomBytes } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { createRequest } from '@remix-run/node-fetch-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, encodeStream } from './content-encoding.ts';
import { traceHeader } from '../trace-requests.ts';
import type { CheckRenderLimit } from './render-limit.ts';
import type { PageRenderer } from './page-renderer.ts';

/** Streams all other pages: never cached, with a nonce for their scripts. */
export function serveStreamedPages(
  app: FastifyInstance,
  renderer: PageRenderer,
  checkRenderLimit: CheckRenderLimit,
  renders: WorkQueue,
): void {
  // The router's actions parse bodies.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  app.all('/*', async (request, reply) => {
    if (!URL.canParse(`http://${request.host}`)) return reply.code(400).send();
    await checkRenderLimit(request);
    const nonce = randomBytes(16).toString('base64');
    const webRequest = createRequest(request.raw, reply.raw, {
      protocol: `${request.protocol}:`,
      host: request.host,
    });
    const response = await renders.run(() =>
      renderer.render(webRequest, {
        requestId: request.id,
        traceHeader: traceHeader(request),
        nonce,
        isStreamed: true,
        report: (error) => request.log.error({ err: error }, 'page failed'),
      }),
    );
    for (const [name, value] of response.headers) void reply.header(name, value);
    void reply
      .code(response.status)
      .header('cache-control', response.headers.get('cache-control') ?? 'no-store')
      .header('vary', 'accept-encoding')
      .header('content-security-policy', renderer.policy([`'nonce-${nonce}'`]));
    return sendBody(response, request, reply);
  });
}

function sendBody({ body }: Response, request: FastifyRequest, reply: FastifyReply) {
  if (!body) return reply.send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const chunks = Readable.from(body, { objectMode: false });
  if (encoding === 'identity') return reply.send(chunks);
  const encoded = pipeline(chunks, encodeStream(encoding), (error) => {
    if (error) request.log.debug({ err: error }, 'a page was not read to its end');
  });
  return reply.header('content-encoding', encoding).send(encoded);
}
