import type { Endpoint } from '@sirkito/contracts/endpoint';
import { ErrorReply } from '@sirkito/contracts/error-reply';
import { errorCatalogue } from '@sirkito/contracts/errors';
import type { Traffic } from '@sirkito/contracts/paths/call';
import type { FastifyInstance } from 'fastify';
import { requireShopper, requireStaff, type Ctx } from '../context.ts';

/** What a handler is given: the parts its contract declares, already checked. */
type Input<T extends Traffic> = Pick<T, Extract<keyof T, 'params' | 'query' | 'body'>>;

/** The usual reply: it went well, and this is what it gave. */
export const ok = <Data>(data: Data) => ({ success: true as const, data });

/** Registers one endpoint: its schemas check what comes in and shape what goes out. */
export function route<T extends Traffic>(
  app: FastifyInstance,
  endpoint: Endpoint<T>,
  handle: (ctx: Ctx, input: Input<T>) => Promise<T['reply']>,
): void {
  const { call, access, summary } = endpoint;
  const schemas = endpoint as Endpoint;
  app.route({
    method: call.method,
    url: call.path,
    config: { access },
    schema: {
      summary,
      tags: [call.path.startsWith('/api/admin/') ? 'Staff' : 'Shop'],
      ...(access !== 'public' && { security: [{ bearer: [] }] }),
      ...(schemas.params ? { params: schemas.params } : {}),
      ...(schemas.query ? { querystring: schemas.query } : {}),
      ...(schemas.body ? { body: schemas.body } : {}),
      response: { 200: schemas.reply, ...refusals(endpoint.errors) },
    },
    // Before validation: what a call accepts is not shown to those who may not make it.
    preValidation: async (request) => authorise(request.ctx, access),
    handler: async (request) => {
      const { params, query, body } = request;
      return handle(request.ctx, { params, query, body } as Input<T>);
    },
  });
}

function authorise(ctx: Ctx, access: Endpoint['access']): void {
  if (access === 'shopper') requireShopper(ctx);
  if (access === 'staff') requireStaff(ctx);
}

function refusals(codes: Endpoint['errors']) {
  return Object.fromEntries(codes.map((code) => [errorCatalogue[code].status, ErrorReply]));
}
