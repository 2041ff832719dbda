import type { FastifyReply, FastifyRequest } from 'fastify';

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Sets security headers on this server's own responses; the API sets its own. */
export async function secureHeaders(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  void reply.headers(always);
  // Browsers ignore HSTS over HTTP, and a local shop must not be locked to HTTPS.
  if (request.protocol === 'https') {
    void reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
  }
}
