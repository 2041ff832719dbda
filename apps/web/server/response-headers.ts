import type { FastifyReply, FastifyRequest } from 'fastify';

export const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Browsers ignore HSTS over HTTP, and a local shop must not be locked to HTTPS. */
export const overHttps = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/** Sets security headers on this server's own responses; the API sets its own. */
export async function secureHeaders(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  void reply.headers(always);
  if (request.protocol === 'https') void reply.headers(overHttps);
}
