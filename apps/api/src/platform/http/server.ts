import { randomUUID } from 'node:crypto';
import { sayWhatIsWrong } from '@sirkito/contracts/validation-words';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Ctx } from '../context.ts';
import type { Log } from '../log.ts';
import { drainOnClose } from './drain.ts';
import type { ReplyCache } from './reply-cache.ts';
import { translateErrors } from './errors.ts';
import type { Identify } from './session.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where answers for everyone are kept; absent when they are not. */
    replies?: ReplyCache;
    identify: Identify;
  }
  interface FastifyRequest {
    ctx: Ctx;
  }
  interface FastifyContextConfig {
    access?: 'public' | 'shopper' | 'staff';
  }
}

interface ServerOptions {
  log: Log;
  trustedProxies: string;
  contextFor: (requestId: string, log: Log) => Ctx;
  identify: Identify;
}

const acceptableId = /^[\w-]{8,64}$/;

/** The description of the API is for anyone, and the viewer's own routes cannot say so. */
const described = /^\/api\/(?:openapi\.json$|reference\b)/;

/** A server with the house's limits, ids, errors and manners, and no routes yet. */
export function createServer(options: ServerOptions): FastifyInstance {
  const { log, trustedProxies, contextFor, identify } = options;
  // A line for each request, of method, path and figures: no secret to look for, which costs.
  const answers = log.child({}, { redact: [] });
  const app = fastify({
    loggerInstance: log,
    trustProxy: trustedProxies,
    bodyLimit: 64 * 1024,
    requestTimeout: 15_000,
    // Less than the patience of a shutdown, so that what is in flight can always finish.
    handlerTimeout: 10_000,
    // A request that arrives while we close is answered, not shed; see drain.ts.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && acceptableId.test(given) ? given : randomUUID();
    },
  });
  z.config({ customError: sayWhatIsWrong });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('identify', identify);
  app.addHook('onRoute', ({ url, config }) => {
    const isDeclared =
      config?.access !== undefined || !url.startsWith('/api/') || described.test(url);
    if (!isDeclared) throw new Error(`${url} does not say who may call it`);
  });
  // JSON only: one content type, one parser, nothing to confuse.
  app.removeContentTypeParser('text/plain');

  app.addHook('onRequest', async (request, reply) => {
    request.ctx = contextFor(request.id, request.log);
    void reply.header('x-request-id', request.id).header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime);
    answers.info({ reqId: request.id, req: request, status: reply.statusCode, ms }, 'request');
  });
  translateErrors(app);
  drainOnClose(app);
  return app;
}
