import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { AppError } from '@sirkito/contracts/errors';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';

declare module 'fastify' {
  interface FastifyInstance {
    origins: Origins;
  }
}

/** Origins whose pages may call the API. */
export interface Origins {
  shop: string;
  /** Of other browser apps, which keep no cookies of the shop. */
  apps: ReadonlySet<string>;
  isDemo: boolean;
}

type OriginSettings = Pick<Env, 'SHOP_MODE' | 'SHOP_URL' | 'ALLOWED_ORIGINS'>;

const permissions = {
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': 'date, etag, retry-after, x-request-id',
};
const preflightPermissions = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers':
    'authorization, cache-control, content-type, idempotency-key, x-request-id',
  'access-control-max-age': '600',
};
/** Headers that depend on the caller's origin. */
export const originHeaders = ['access-control-allow-origin', ...Object.keys(permissions)];

export function originsOf({ SHOP_MODE, SHOP_URL, ALLOWED_ORIGINS }: OriginSettings): Origins {
  const { origin: shop } = new URL(SHOP_URL);
  const apps = new Set(ALLOWED_ORIGINS.filter((origin) => origin !== shop));
  return { shop, apps, isDemo: SHOP_MODE === 'demo' };
}

/** Lets browsers show replies to pages of the allowed origins (CORS). Others get no permission. */
export function allowOrigins(app: FastifyInstance, origins: Origins): void {
  app.decorate('origins', origins);
  app.addHook('onRequest', (request, { raw }, next) => {
    const { method, headers } = request;
    const { origin = '' } = headers;
    const isAllowed = origin === origins.shop || origins.apps.has(origin);
    // Raw headers are also sent with prepared replies and event streams.
    raw.setHeader('vary', 'Origin');
    const allowed = {
      ...(isAllowed && { 'access-control-allow-origin': origin, ...permissions }),
      ...(isAllowed && isPreflight(method, headers) && preflightPermissions),
    };
    for (const [name, value] of Object.entries(allowed)) raw.setHeader(name, value);
    next();
  });
}

const isPreflight = (method: string, headers: IncomingHttpHeaders): boolean =>
  method === 'OPTIONS' && 'access-control-request-method' in headers;

/**
 * Answers preflights and rejects writes from other origins, such as a login form on another site
 * (login CSRF).
 */
export function rejectCrossSiteWrites(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, headers, host }, reply) => {
    if (isPreflight(method, headers)) return reply.code(204).send();
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return;
    const { origin, 'sec-fetch-site': site } = headers;
    if (site === 'same-origin' || site === 'none') return;
    // Clients other than browsers send neither.
    if (!site && !origin) return;
    if (origin && mayWrite(app.origins, origin, host)) return;
    throw new AppError('request.cross_site');
  });
}

function mayWrite({ shop, apps, isDemo }: Origins, origin: string, host: string): boolean {
  if (origin === shop || apps.has(origin)) return true;
  // A demo may be visited by an IP address other than SHOP_URL. A name could be anyone's.
  const url = isDemo ? URL.parse(origin) : undefined;
  return url?.host === host && isLocalOrIp(url.hostname);
}

const isLocalOrIp = (hostname: string): boolean =>
  hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) > 0;
