import type { FastifyReply, FastifyRequest } from 'fastify';

export const always = {
  // Pages send their own.
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Browsers ignore HSTS over HTTP, and a local shop must not be locked to HTTPS. */
export const overHttps = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/** Adds the security headers that a response doesn't have; the API and pages set their own. */
export async function secureHeaders(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const headers = { ...always, ...(request.protocol === 'https' && overHttps) };
  for (const [name, value] of Object.entries(headers)) {
    if (!reply.hasHeader(name)) void reply.header(name, value);
  }
}
