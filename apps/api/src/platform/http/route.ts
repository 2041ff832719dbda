import type { Readable } from 'node:stream';
import type { Endpoint } from '@sirkito/contracts/endpoint';
import type { Call, CallShape } from '@sirkito/contracts/call';
import { recordAccount } from '@sirkito/process';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { isBrowsing } from './limits/pressure.ts';
import { cacheControl } from './prepared-replies.ts';
import type { CachedReply } from './reply-cache.ts';
import { requirePermission, requireShopper, requireTwoFactorSetUp, type Ctx } from '../context.ts';
import { limitByAccount, limitByVisitor } from './limits/rate-limit.ts';
import { describeOperation, errorReplies } from './reference/operation.ts';
import { credentialsOf } from './session.ts';

type Json = Record<string, unknown>;
type Part = 'params' | 'query' | 'body' | 'headers';

/** Handler input: the parts that the contract declares, already validated. */
type Input<E> = {
  [P in Extract<keyof E, Part>]: E[P] extends z.ZodType<infer Checked> ? Checked : never;
};

/** Fastify sends bytes as they are, so a handler may return them where the contract says text. */
type Result<Reply> = Reply extends string ? Reply | Buffer | Readable : Reply;

/** For the few handlers that read a header or set a cookie. */
export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Wraps data in the standard success reply. */
export const ok = <Data>(data: Data) => ({ success: true as const, data });

/** Registers an endpoint with its schemas for validation and serialization. */
export function route<T extends CallShape, E extends Endpoint<T>>(
  app: FastifyInstance,
  endpoint: E & { call: Call<T> },
  handle: (ctx: Ctx, input: Input<E>, exchange: Exchange) => Promise<Result<T['reply']>>,
): void {
  const { call, access, limit, maxBytes, timeoutMs } = endpoint;
  // Each part is optional at runtime.
  const schemas = endpoint as Partial<Record<Part, z.ZodType>> & { reply: z.ZodType };
  const checkAccountLimit =
    limit && access !== 'public' ? limitByAccount(app, call, limit) : undefined;
  const identifiesCaller = access !== 'public' || endpoint.identifiesCaller;
  app.route({
    method: call.method,
    url: call.path,
    ...(maxBytes && { bodyLimit: maxBytes }),
    config: {
      access,
      timeoutMs,
      identifiesCaller,
      isShared: endpoint.isCacheable && app.replies !== undefined,
      ...(limit && access === 'public' && { rateLimit: limitByVisitor(call, limit) }),
    },
    schema: {
      ...describeOperation(endpoint),
      ...(endpoint.headers ? { headers: endpoint.headers } : {}),
      // Copies without a name, because the API reference lists parameters one by one.
      ...(schemas.params ? { params: schemas.params.clone(schemas.params.def) } : {}),
      ...(schemas.query ? { querystring: schemas.query.clone(schemas.query.def) } : {}),
      ...(schemas.body ? { body: schemas.body } : {}),
      response: { 200: successReply(endpoint), ...errorReplies(endpoint) },
    },
    // Authorise before parsing the body.
    preParsing: async (request) => {
      if (identifiesCaller) await identify(app, request);
      app.countCaller?.(request);
      authorise(request.ctx, endpoint);
      await checkAccountLimit?.(request);
    },
    handler: async (request, reply) => {
      const { params, query, body, headers } = request;
      const run = () => {
        const ctx = endpoint.readsReplica ? withReadPool(app, request.ctx) : request.ctx;
        // Fastify has validated them against the endpoint's schemas.
        const input = { params, query, body, headers } as Input<E>;
        return handle(ctx, input, { request, reply });
      };
      const isLimited = isBrowsing(access, call.method) && !endpoint.hasOwnQueue;
      const respond = () => (isLimited ? app.browseQueue.run(run) : run());
      if (!endpoint.isCacheable || !app.replies) return respond();
      const cached = await app.replies.read(JSON.stringify([call.path, params, query]), async () =>
        // Cacheable replies are JSON objects.
        String(reply.serializeInput((await respond()) as Json, '200')),
      );
      setCacheHeaders(request, reply, cached);
      // Prepared replies count against the visitor's general limit only.
      if (!limit) app.preparedReplies.store(request, reply, cached);
      return sendCached(request, reply, cached);
    },
  });
}

const withReadPool = (app: FastifyInstance, ctx: Ctx): Ctx =>
  app.publicReaderFor ? { ...ctx, read: app.publicReaderFor(ctx.signal, ctx.log) } : ctx;

export async function identify(app: FastifyInstance, request: FastifyRequest): Promise<void> {
  const credentials = credentialsOf(request);
  if (!credentials) return;
  const actor = await app.identify(request.ctx, credentials);
  if ('accountId' in actor) recordAccount(actor.accountId);
  request.ctx = { ...request.ctx, actor };
}

function authorise(
  ctx: Ctx,
  { access, isForTwoFactorSetup }: Pick<Endpoint, 'access' | 'isForTwoFactorSetup'>,
): void {
  if (access === 'public') return;
  if (!isForTwoFactorSetup) requireTwoFactorSetUp(ctx);
  if (access === 'shopper') requireShopper(ctx);
  else requirePermission(ctx, access);
}

const successReply = ({ contentType, reply }: Pick<Endpoint, 'contentType' | 'reply'>) =>
  contentType ? { content: { [contentType]: { schema: reply } } } : reply;

function setCacheHeaders(request: FastifyRequest, reply: FastifyReply, cached: CachedReply): void {
  void reply
    .header('cache-control', cacheControl(cached, request.ctx.now()))
    .header('etag', cached.etag)
    .type('application/json; charset=utf-8');
}

function sendCached(request: FastifyRequest, reply: FastifyReply, { body, etag }: CachedReply) {
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  // Already serialized; Fastify sends buffers as they are.
  return reply.send(body);
}
