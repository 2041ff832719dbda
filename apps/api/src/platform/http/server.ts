import { parse } from 'node:querystring';
import type { Access } from '@sirkito/contracts/endpoint';
import { validationMessage } from '@sirkito/contracts/validation-messages';
import {
  drainConnections,
  ignoreTypeWithoutBody,
  loggedScope,
  openSpan,
  runInScope,
  type RequestScope,
  createWorkQueue,
  type WorkQueue,
} from '@sirkito/process';
import fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Ctx } from '../context.ts';
import type { Reader } from '../db/transaction.ts';
import type { Log } from '../log.ts';
import { createSheddingServer } from './limits/shed-early.ts';
import { startDeadline } from './limits/deadline.ts';
import type { ReplyCache } from './reply-cache.ts';
import { httpDate } from './http-date.ts';
import { allowOrigins, type Origins } from './origins.ts';
import { servePreparedReplies } from './prepared-replies.ts';
import { requestIdOf } from './request-id.ts';
import { RequestLog } from './request-log.ts';
import { answerUnroutable, translateErrors } from './errors.ts';
import type { Identify } from './session.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Absent when caching is off. */
    replies?: ReplyCache;
    identify: Identify;
    /** Reads with a pool of its own. Absent without `DATABASE_READ_URL`. */
    publicReaderFor?: (signal: AbortSignal | undefined, log: Log) => Reader;
    browseQueue: WorkQueue;
  }
  interface FastifyRequest {
    ctx: Ctx;
    scope: RequestScope;
  }
  interface FastifyContextConfig {
    access?: Access;
    /** Absent for the default. */
    timeoutMs?: number | undefined;
    /** The reply is shared with other callers, so it must not stop with one of them. */
    isShared?: boolean | undefined;
  }
}

export interface RequestSource {
  signal?: AbortSignal | undefined;
  clientAddress?: (() => string) | undefined;
}

interface ServerOptions {
  log: Log;
  trustedProxies: string;
  contextFor: (requestId: string, log: Log, request: RequestSource) => Ctx;
  identify: Identify;
  origins: Origins;
  now: () => Date;
  /** Called for each read that is refused under overload. */
  onShed?: () => void;
  /** Called for each request that is answered with a prepared reply. */
  onPrepared?: () => void;
}

/**
 * Under overload, the accepted calls finish in time and checkout, which is not limited here, finds the
 * event loop and the connection pool free.
 */
const browsing = { concurrency: 16, capacity: 272, maxWaitMs: 500 };

/** Routes of the API reference, whose plugin can't declare access. */
const referenceRoutes = /^\/api\/(?:openapi(?:-staff)?\.json$|reference\b)/;

/** Creates a server with limits, request ids, error handling and draining, without routes. */
export function createServer(options: ServerOptions): FastifyInstance {
  const { log, trustedProxies, contextFor, identify, origins, now, onShed, onPrepared } = options;
  // Request lines hold no secrets, so skip redaction, which is slow.
  const requestLog = log.child({}, { redact: [] });
  const app = fastify({
    loggerInstance: log,
    childLoggerFactory: (parent, bindings, childOptions) =>
      new RequestLog(() => parent.child(bindings, childOptions)),
    trustProxy: trustedProxies,
    bodyLimit: 64 * 1024,
    // Some clients name a list `brands[]`.
    routerOptions: {
      querystringParser: (text) => parse(text.replaceAll(/(?:\[]|%5B%5D)=/gi, '=')),
    },
    requestTimeout: 15_000,
    serverFactory: (handler, timeouts) => createSheddingServer(handler, timeouts, onShed),
    // Requests that arrive during shutdown are answered, not shed; see drainConnections.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    frameworkErrors: answerUnroutable,
  });
  z.config({ customError: validationMessage });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('identify', identify);
  app.decorate('browseQueue', createWorkQueue(browsing));
  app.addHook('onRoute', ({ url, config }) => {
    const isDeclared =
      config?.access !== undefined || !url.startsWith('/api/') || referenceRoutes.test(url);
    if (!isDeclared) throw new Error(`${url} does not say who may call it`);
  });
  // Accept JSON only.
  app.removeContentTypeParser('text/plain');

  app.addHook('onRequest', (request, _reply, next) => {
    request.scope = { requestId: request.id, span: spanOf(request) };
    ignoreTypeWithoutBody(request.headers);
    next();
  });
  // Prepared replies get its headers too.
  allowOrigins(app, origins);
  servePreparedReplies(app, { now, onHit: onPrepared });
  app.addHook('onRequest', (request, reply, next) => {
    const { timeoutMs, isShared } = request.routeOptions.config;
    const signal = startDeadline(reply, timeoutMs);
    request.ctx = contextFor(request.id, request.log, {
      signal: isShared ? undefined : signal,
      clientAddress: () => request.ip,
    });
    void reply
      .header('x-request-id', request.id)
      .header('cache-control', 'no-store')
      // The web server compares it with the time of the next price change.
      .header('date', httpDate(now()));
    runInScope(request.scope, next);
  });
  // Reading the body leaves the scope.
  app.addHook('preValidation', (request, _reply, next) => runInScope(request.scope, next));
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime);
    endSpan(request.scope, reply.statusCode);
    requestLog.info(
      {
        reqId: request.id,
        req: request,
        status: reply.statusCode,
        ms,
        ...loggedScope(request.scope),
      },
      'request',
    );
  });
  translateErrors(app);
  app.addHook('preClose', async () => drainConnections(app.server));
  return app;
}

/** Scrapes and health checks are not traced. */
function spanOf({ id, method, headers, routeOptions: { url = '' } }: FastifyRequest) {
  if (!url.startsWith('/api/')) return undefined;
  const parent = typeof headers['traceparent'] === 'string' ? headers['traceparent'] : undefined;
  const name = `${method} ${url}`;
  return openSpan({ name, kind: 'server', parent, requestId: id });
}

function endSpan(scope: RequestScope, status: number): void {
  const attributes = { 'http.response.status_code': status, ...loggedScope(scope) };
  scope.span?.end({ attributes, ...(status >= 500 && { error: `status ${status}` }) });
}
