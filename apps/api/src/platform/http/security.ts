import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import { AppError } from '@sirkito/contracts/errors';
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
  refuseOtherSites(app, new URL(shopUrl).origin);
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

/** A form on another site can post here too, and would sign its visitors in as somebody else. */
function refuseOtherSites(app: FastifyInstance, shopOrigin: string): void {
  app.addHook('onRequest', async ({ method, headers }) => {
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return;
    if (headers['sec-fetch-site'] !== 'cross-site' || headers.origin === shopOrigin) return;
    throw new AppError('request.cross_site');
  });
}
