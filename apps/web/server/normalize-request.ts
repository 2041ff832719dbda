import type { FastifyReply, FastifyRequest } from 'fastify';
import { canonicalPath } from './canonical-path.ts';

const allowed = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Redirects to the canonical path and rejects unsupported methods. */
export async function normalizeRequest(request: FastifyRequest, reply: FastifyReply) {
  if (!allowed.includes(request.method)) {
    return reply.code(405).header('allow', allowed.join(', ')).send();
  }
  const canonical = canonicalPath(request.url);
  if (canonical) return reply.header('cache-control', 'no-store').redirect(canonical, 308);
  return undefined;
}
