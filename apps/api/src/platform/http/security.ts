import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

interface SecurityOptions {
  shopUrl: string;
  /** Empty while pages and API share one origin; then there is no CORS at all. */
  publicApiUrl: string;
}

/** Headers for answers that are data: nothing in them may run, frame or load anything. */
export async function secure(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  const { shopUrl, publicApiUrl } = options;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: publicApiUrl ? 'same-site' : 'same-origin' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    hsts: shopUrl.startsWith('https:') && { maxAge: 63_072_000, includeSubDomains: true },
  });
  if (publicApiUrl) {
    await app.register(cors, {
      origin: new URL(shopUrl).origin,
      credentials: true,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'cache-control'],
      maxAge: 600,
    });
  }
}
