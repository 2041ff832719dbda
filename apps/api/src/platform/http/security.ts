import type { FastifyInstance } from 'fastify';
import { rejectCrossSiteWrites } from './origins.ts';

interface SecurityOptions {
  shopUrl: string;
  /** Empty when pages and API share an origin. */
  publicApiUrl: string;
}

/** Sets security headers for data replies: no scripts, frames or subresources. */
export function secure(app: FastifyInstance, options: SecurityOptions): void {
  const { shopUrl, publicApiUrl } = options;
  const headers = {
    'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': publicApiUrl ? 'same-site' : 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
    ...(shopUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }),
  };
  app.addHook('onRequest', (_request, reply, next) => {
    void reply.headers(headers);
    next();
  });
  rejectCrossSiteWrites(app);
}
