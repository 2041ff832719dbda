import httpProxy from '@fastify/http-proxy';
import type { ErrorReply } from '@sirkito/contracts/error-reply';
import { AppError } from '@sirkito/contracts/errors';
import type { FastifyInstance } from 'fastify';

/** Proxies `/api` so that pages and API share an origin. In production the gateway can do it. */
export async function proxyApi(app: FastifyInstance, apiUrl: string): Promise<void> {
  await app.register(httpProxy, {
    upstream: apiUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    // Do not retry against an overloaded API.
    maxRetriesOn503: 0,
    // The plugin logs full URLs, and some contain a token.
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
        reply.request.log.warn({ err: error }, 'API did not respond');
        const unavailable = new AppError('server.unavailable');
        const body: ErrorReply = {
          success: false,
          code: unavailable.code,
          message: unavailable.message,
          requestId: reply.request.id,
        };
        void reply.code(unavailable.status).header('cache-control', 'no-store').send(body);
      },
    },
  });
}
