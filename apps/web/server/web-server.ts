import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError, retryAfter } from '@sirkito/contracts/errors';
import { createWorkQueue, drainConnections } from '@sirkito/process';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import { proxyApi } from './api-proxy.ts';
import { logBrowserErrors } from './browser-errors.ts';
import type { Env } from './env.ts';
import { reportHealth } from './health.ts';
import type { Log } from './log.ts';
import type { WebMetrics } from './metrics.ts';
import { normalizeRequest } from './normalize-request.ts';
import { serveCachedPages } from './pages/cached-pages.ts';
import type { CacheOutcome } from './pages/page-cache.ts';
import { createPageRenderer } from './pages/page-renderer.ts';
import { builtPages, devPages, root } from './pages/page-source.ts';
import { createRenderLimit } from './pages/render-limit.ts';
import { serveStreamedPages } from './pages/streamed-pages.ts';
import { requestIds } from './request-id.ts';
import { secureHeaders } from './response-headers.ts';
import { retryLater } from './retry-later.ts';
import { traceRequests } from './trace-requests.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** How the page cache served the page. */
    pageOrigin?: CacheOutcome;
  }
}

/** Separate queues, so that checkout and accounts never wait behind public pages. */
const publicPages = { concurrency: 4, capacity: 204, maxWaitMs: 5_000 };
const otherPages = { concurrency: 16, capacity: 216, maxWaitMs: 5_000 };

const plainText = 'text/plain; charset=utf-8';

const viteFile = /^\/(?:app|node_modules|@[\w-]+|__\w+)(?:\/|$)/;

/** Creates the web server without listening. */
export async function createWebServer(
  env: Env,
  log: Log,
  metrics: WebMetrics,
): Promise<FastifyInstance> {
  const isDev = env.NODE_ENV === 'development';
  const trustedProxies = env.TRUSTED_PROXIES.split(',').map((proxy) => proxy.trim());
  const app = fastify({
    loggerInstance: log,
    trustProxy: trustedProxies,
    genReqId: requestIds(trustedProxies),
    requestTimeout: 30_000,
    // By default Node.js checks every 30 seconds, and swaps the two timeouts if this one is longer.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 1_000 },
    // Requests that arrive while closing get a reply; see drainConnections.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.addHook('onRequest', (request, reply, next) => {
    void reply.header('x-request-id', request.id);
    next();
  });
  app.addHook('onSend', retryLater);
  app.addHook('onSend', secureHeaders);
  app.addHook('onResponse', (request, reply, next) => {
    if (isDev && viteFile.test(request.url)) {
      next();
      return;
    }
    const ms = Math.round(reply.elapsedTime);
    const { pageOrigin } = request;
    request.log.info({ req: request, status: reply.statusCode, ms, pageOrigin }, 'request');
    next();
  });
  metrics.observeRequests(app);
  traceRequests(app);
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').type(plainText).send('Not found'),
  );
  app.setErrorHandler<FastifyError | AppError>((error, request, reply) => {
    if (error instanceof AppError) return sendError(reply, error);
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    return reply.code(status).type(plainText).send(`Unexpected Application Error! ${request.id}`);
  });
  app.addHook('preClose', async () => drainConnections(app.server));

  const source = isDev ? await devPages(app) : await builtPages();
  const renderer = metrics.counted(await createPageRenderer(env, source));

  reportHealth(app, env.API_URL);
  await proxyApi(app, env.API_URL);
  if (!isDev) await serveAssets(app);
  await app.register(async (pages) => {
    const checkRenderLimit = await createRenderLimit(pages, env.PAGE_LIMIT_PER_MINUTE);
    if (!isDev) {
      serveCachedPages(pages, renderer, checkRenderLimit, createWorkQueue(publicPages));
    }
    pages.addHook('onRequest', normalizeRequest);
    logBrowserErrors(pages);
    await pages.register(async (streamed) =>
      serveStreamedPages(streamed, renderer, checkRenderLimit, createWorkQueue(otherPages)),
    );
  });
  return app;
}

/** Sends an error raised before rendering as plain text. */
const sendError = (reply: FastifyReply, { status, message, details }: AppError) =>
  reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'retry-after': String(retryAfter(details) ?? 1),
    })
    .type(plainText)
    .send(message);

const client = join(root, 'build/client');

/** Serves the build's files. Hashed names are immutable; others are cached for an hour. */
async function serveAssets(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: `${client}/assets`,
    prefix: '/assets/',
    preCompressed: true,
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
    logLevel: 'warn',
  });
  await app.register(fastifyStatic, {
    root: client,
    wildcard: false,
    globIgnore: ['assets/**', '.vite/**', '**/*.{br,gz}'],
    preCompressed: true,
    decorateReply: false,
    maxAge: '1h',
    logLevel: 'warn',
  });
}
