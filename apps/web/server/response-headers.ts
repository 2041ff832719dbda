import type { FastifyReply, FastifyRequest } from 'fastify';

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** On everything this server sends itself; what the API answers has its own. */
export async function secureHeaders(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  void reply.headers(always);
  // Over plain HTTP a browser ignores it, and a local shop must not be locked to HTTPS.
  if (request.protocol === 'https') {
    void reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
  }
}
