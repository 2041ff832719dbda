import httpProxy from '@fastify/http-proxy';
import type { ErrorReply } from '@sirkito/contracts/error-reply';
import { AppError } from '@sirkito/contracts/errors';
import { ignoreTypeWithoutBody } from '@sirkito/process';
import type { FastifyInstance } from 'fastify';
import { traceHeader } from './trace-requests.ts';

/** Milliseconds until the API's headers, and between two chunks of its body. */
interface Timeouts {
  headersTimeout: number;
  bodyTimeout: number;
}

/**
 * The API's own timeout is 10 s; for staff up to 60 s, with a heartbeat on event streams every 15 s.
 * Exports stream from the start.
 */
const timeouts: Record<string, Timeouts> = {
  '/api': { headersTimeout: 12_000, bodyTimeout: 12_000 },
  '/api/admin': { headersTimeout: 70_000, bodyTimeout: 40_000 },
};

/** Proxies `/api` so that pages and API share an origin. In production the gateway can do it. */
export async function proxyApi(
  app: FastifyInstance,
  apiUrl: string,
  timeoutsByPrefix = timeouts,
): Promise<void> {
  // The proxy would stream the body that the type announces.
  app.addHook('onRequest', (request, _reply, next) => {
    ignoreTypeWithoutBody(request.headers);
    next();
  });
  for (const [prefix, { headersTimeout, bodyTimeout }] of Object.entries(timeoutsByPrefix)) {
    await app.register(httpProxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      // Do not retry against an overloaded API.
      maxRetriesOn503: 0,
      // The plugin logs full URLs, and some contain a token.
      disableRequestLogging: true,
      // Without a limit on connections no call queues behind a slow one, where no timeout applies.
      undici: {
        connections: null,
        pipelining: 1,
        connect: { timeout: 2_000 },
        headersTimeout,
        bodyTimeout,
      },
      replyOptions: {
        retriesCount: 1,
        rewriteRequestHeaders: (
          request,
          { 'x-sirkito-web': _secret, traceparent: _visitors, ...headers },
        ) => ({
          ...headers,
          ...traceHeader(request),
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': request.protocol,
          'x-forwarded-host': request.host,
          'x-request-id': request.id,
        }),
        onError: (reply, { error }) => {
          reply.request.log.warn({ err: error }, 'API did not respond');
          const { code, message, status } = new AppError('server.unavailable');
          const { id: requestId } = reply.request;
          const body: ErrorReply = { success: false, code, message, requestId };
          void reply.code(status).send(body);
        },
      },
    });
  }
}
