import fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
} from 'fastify';
import { AppError } from '@sirkito/contracts/errors';
import { passApiOn } from './api-proxy.ts';
import { serveAssets } from './assets.ts';
import { logBrowserErrors } from './browser-errors.ts';
import { serveCachedPages } from './cached-pages.ts';
import { drainOnClose } from './drain.ts';
import type { Env } from './env.ts';
import type { Log } from './log.ts';
import type { Origin } from './page-cache.ts';
import { createRendering } from './page-rendering.ts';
import { builtPages, livePages } from './page-source.ts';
import { limitPages } from './page-limit.ts';
import { keepManners } from './page-manners.ts';
import { requestIds } from './request-id.ts';
import { secureHeaders } from './response-headers.ts';
import { serveStreamedPages } from './streamed-pages.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where a cacheable page came from. */
    pageOrigin?: Origin;
  }
}

const viteFile = /^\/(?:app|node_modules|@[\w-]+|__\w+)(?:\/|$)/;

/** The whole web side, ready to listen or to be called by a test. */
export async function createWebServer(env: Env, log: Log): Promise<FastifyInstance> {
  const isLive = env.NODE_ENV === 'development';
  const trustedProxies = env.TRUSTED_PROXIES.split(',').map((proxy) => proxy.trim());
  const app = fastify({
    loggerInstance: log,
    trustProxy: trustedProxies,
    genReqId: requestIds(trustedProxies),
    requestTimeout: 30_000,
    // A request that arrives while we close is answered, not shed; see drain.ts.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (isLive && viteFile.test(request.url)) return;
    const ms = Math.round(reply.elapsedTime);
    const { pageOrigin } = request;
    request.log.info({ req: request, status: reply.statusCode, ms, pageOrigin }, 'request');
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found'));
  app.setErrorHandler<FastifyError | AppError>((error, request, reply) => {
    if (error instanceof AppError) return refuse(reply, error);
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    return reply
      .code(status)
      .type('text/plain')
      .send(`Unexpected Application Error! ${request.id}`);
  });
  drainOnClose(app);

  const source = isLive ? await livePages(app) : await builtPages();
  const rendering = await createRendering(env, source);

  app.get('/healthz', async () => ({ status: 'ok' }));
  await passApiOn(app, env.API_URL);
  if (!isLive) await serveAssets(app);
  await app.register(async (pages) => {
    pages.addHook('onRequest', secureHeaders);
    pages.addHook('onRequest', keepManners);
    logBrowserErrors(pages);
    const countPage = await limitPages(pages, env.PAGE_LIMIT_PER_MINUTE);
    if (!isLive) serveCachedPages(pages, rendering, countPage);
    await pages.register(async (streamed) => serveStreamedPages(streamed, rendering, countPage));
  });
  return app;
}

/** Before a page could be made: a sentence, and when to come back. */
const refuse = (reply: FastifyReply, { status, message, details }: AppError) =>
  reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'retry-after': String(details['retryAfterSeconds'] ?? 1),
    })
    .type('text/plain')
    .send(message);
