import type { Endpoint } from '@sirkito/contracts/endpoint';
import { ErrorReply } from '@sirkito/contracts/error-reply';
import { errorCatalogue } from '@sirkito/contracts/errors';
import type { Call, Traffic } from '@sirkito/contracts/paths/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { KeptReply } from './reply-cache.ts';
import { requireRight, requireShopper, type Ctx } from '../context.ts';
import { limitByAccount, limitByVisitor } from './rate-limit.ts';
import { credentialsOf } from './session.ts';

type Json = Record<string, unknown>;
type Part = 'params' | 'query' | 'body';

/** What a handler is given: the parts its contract declares, already checked. */
type Input<E> = {
  [P in Extract<keyof E, Part>]: E[P] extends z.ZodType<infer Checked> ? Checked : never;
};

/** For the few that read a header or set a cookie. */
export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The usual reply: it went well, and this is what it gave. */
export const ok = <Data>(data: Data) => ({ success: true as const, data });

/** Registers one endpoint: its schemas check what comes in and shape what goes out. */
export function route<T extends Traffic, E extends Endpoint<T>>(
  app: FastifyInstance,
  endpoint: E & { call: Call<T> },
  handle: (ctx: Ctx, input: Input<E>, exchange: Exchange) => Promise<T['reply']>,
): void {
  const { call, access, limit, maxBytes, timeLimit, summary } = endpoint;
  // Seen without its types, each part may be there or not.
  const schemas = endpoint as Partial<Record<Part, z.ZodType>> & { reply: z.ZodType };
  const countForAccount =
    limit && access !== 'public' ? limitByAccount(app, call, limit) : undefined;
  app.route({
    method: call.method,
    url: call.path,
    ...(maxBytes && { bodyLimit: maxBytes }),
    ...(timeLimit && { handlerTimeout: timeLimit }),
    config: {
      access,
      ...(limit && access === 'public' && { rateLimit: limitByVisitor(call, limit) }),
    },
    schema: {
      summary,
      tags: [call.path.startsWith('/api/admin/') ? 'Staff' : 'Shop'],
      ...(access !== 'public' && { security: [{ bearer: [] }] }),
      ...(schemas.params ? { params: schemas.params } : {}),
      ...(schemas.query ? { querystring: schemas.query } : {}),
      ...(schemas.body ? { body: schemas.body } : {}),
      response: { 200: schemas.reply, ...refusals(endpoint.errors) },
    },
    // Before its body is read: nothing is taken from those who may not, nor are they told what is.
    preParsing: async (request) => {
      if (access !== 'public' || endpoint.knowsCaller) await identify(app, request);
      authorise(request.ctx, access, call);
      await countForAccount?.(request);
    },
    handler: async (request, reply) => {
      const { params, query, body } = request;
      const answer = () =>
        handle(request.ctx, { params, query, body } as Input<E>, { request, reply });
      if (!endpoint.isShared || !app.replies) return answer();
      const kept = await app.replies.read(JSON.stringify([call.path, params, query]), async () =>
        String(reply.serializeInput((await answer()) as Json, '200')),
      );
      return sendKept(request, reply, kept);
    },
  });
}

async function identify(app: FastifyInstance, request: FastifyRequest): Promise<void> {
  const credentials = credentialsOf(request);
  if (!credentials) return;
  request.ctx = { ...request.ctx, actor: await app.identify(request.ctx, credentials) };
}

function authorise(ctx: Ctx, access: Endpoint['access'], { method, path }: Call): void {
  if (access === 'shopper') requireShopper(ctx);
  if (access === 'staff') requireRight(ctx, method, path);
}

function refusals(codes: Endpoint['errors']) {
  return Object.fromEntries(codes.map((code) => [errorCatalogue[code].status, ErrorReply]));
}

function sendKept(request: FastifyRequest, reply: FastifyReply, { body, etag, endsAt }: KeptReply) {
  const seconds = Math.max(0, Math.ceil((endsAt - Date.now()) / 1_000));
  void reply
    .header('cache-control', `public, max-age=0, s-maxage=${seconds}`)
    .header('etag', etag)
    .type('application/json; charset=utf-8');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  // It has been through the serializer already, which leaves bytes alone.
  return reply.send(body);
}
