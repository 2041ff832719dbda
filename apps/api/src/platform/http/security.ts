import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';
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
  rejectCrossSiteWrites(app);
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
