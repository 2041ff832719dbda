import type { IncomingMessage, ServerResponse } from 'node:http';
import cors from '@fastify/cors';
import helmet, { type HelmetOptions } from 'helmet';
import { AppError } from '@sirkito/contracts/errors';
import type { FastifyInstance } from 'fastify';

interface SecurityOptions {
  shopUrl: string;
  /** Empty when pages and API share an origin; CORS is then off. */
  publicApiUrl: string;
}

/** Sets security headers for data replies: no scripts, frames or subresources. */
export async function secure(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  const { shopUrl, publicApiUrl } = options;
  const headers = helmetHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: publicApiUrl ? 'same-site' : 'same-origin' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    hsts: shopUrl.startsWith('https:') && { maxAge: 63_072_000, includeSubDomains: true },
  });
  app.addHook('onRequest', (_request, reply, next) => {
    void reply.headers(headers);
    next();
  });
  rejectCrossSiteWrites(app, new URL(shopUrl).origin);
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

/** Returns the headers that helmet sets. They are the same for every reply, so it runs once. */
function helmetHeaders(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const reply = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  // Helmet uses nothing else of the reply, and nothing of the request.
  helmet(options)({} as IncomingMessage, reply as unknown as ServerResponse, () => {});
  return headers;
}

/** Rejects writes from other origins, such as a login form on another site (login CSRF). */
function rejectCrossSiteWrites(app: FastifyInstance, shopOrigin: string): void {
  app.addHook('onRequest', async ({ method, headers, host }) => {
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return;
    const { origin, 'sec-fetch-site': site } = headers;
    if (site === 'same-origin' || site === 'none') return;
    // Clients other than browsers send neither.
    if (!site && !origin) return;
    // By host too: a demo may be visited by an address other than SHOP_URL.
    if (origin && (origin === shopOrigin || URL.parse(origin)?.host === host)) return;
    throw new AppError('request.cross_site');
  });
}
