import httpProxy from '@fastify/http-proxy';
import type { ErrorReply } from '@sirkito/contracts/error-reply';
import { AppError } from '@sirkito/contracts/errors';
import type { FastifyInstance } from 'fastify';

/** Passes `/api` on, so that pages and API are one origin. In production the gateway may do it. */
export async function passApiOn(app: FastifyInstance, apiUrl: string): Promise<void> {
  await app.register(httpProxy, {
    upstream: apiUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    // An overloaded API is told so once, not asked again for each of its refusals.
    maxRetriesOn503: 0,
    // It would log whole addresses, and some hold a token.
    disableRequestLogging: true,
    undici: { connections: 256, pipelining: 1, headersTimeout: 0, bodyTimeout: 0 },
    replyOptions: {
      retriesCount: 1,
      rewriteRequestHeaders: (request, { 'x-sirkito-web': _secret, ...headers }) => ({
        ...headers,
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.host,
        'x-request-id': request.id,
      }),
      onError: (reply, { error }) => {
        reply.request.log.warn({ err: error }, 'the API did not answer');
        const refusal = new AppError('server.unavailable');
        const body: ErrorReply = {
          success: false,
          code: refusal.code,
          message: refusal.message,
          requestId: reply.request.id,
        };
        void reply.code(refusal.status).header('cache-control', 'no-store').send(body);
      },
    },
  });
}
