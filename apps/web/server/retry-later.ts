import type { FastifyReply, FastifyRequest } from 'fastify';

const retryAfterSeconds = '2';

/** Tells visitors and proxies when to retry a reply that says the shop is unavailable. */
export async function retryLater(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (reply.statusCode < 502 || reply.statusCode > 504) return;
  void reply.header('cache-control', 'no-store');
  if (!reply.hasHeader('retry-after')) void reply.header('retry-after', retryAfterSeconds);
}
