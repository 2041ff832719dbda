import { timingSafeEqual } from 'node:crypto';
import rateLimit, { normalizeIP, type FastifyRateLimitStore } from '@fastify/rate-limit';
import { AppError } from '@sirkito/contracts/errors';
import type { Endpoint } from '@sirkito/contracts/endpoint';
import type { Call } from '@sirkito/contracts/call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireShopper } from '../../context.ts';
import type { Counted, Counter } from '../../counter.ts';

interface LimitOptions {
  /** Counts all calls of a visitor in a minute. */
  countVisit: (visitor: string) => Counted;
  /** Counts for the limits of single endpoints, which are low. */
  counter: Counter;
  perMinute: number;
  /** Sent by our web server, whose calls serve many visitors. */
  webSecret: string;
}

export const visitWindowMs = 60_000;
const probes = new Set(['/healthz', '/readyz', '/metrics']);

/** Limits calls per visitor. */
export async function limitRates(app: FastifyInstance, options: LimitOptions): Promise<void> {
  const { countVisit, counter, perMinute, webSecret } = options;
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: visitWindowMs,
    keyGenerator: visitorOf,
    store: visitStore(countVisit, counter),
    allowList: (request: FastifyRequest) =>
      probes.has(request.url) || isWebServer(request, webSecret),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('request.too_many', { retryAfterSeconds: Math.ceil(ttl / 1_000) }),
  });
}

/** Clients that have already left have no address and count as one. */
export const visitorOf = ({ ip }: FastifyRequest): string => normalizeIP(ip || 'gone');

type EndpointLimit = NonNullable<Endpoint['limit']>;

/** Gives an endpoint its own limit per visitor. */
export const limitByVisitor = ({ path }: Call, { calls, seconds }: EndpointLimit) => ({
  max: calls,
  timeWindow: seconds * 1_000,
  groupId: ` ${path}`,
});

/** Limits calls per account, because carriers put thousands of people behind one IP address. */
export function limitByAccount(
  app: FastifyInstance,
  { path }: Call,
  { calls, seconds }: EndpointLimit,
) {
  const count = app.createRateLimit({
    max: calls,
    timeWindow: seconds * 1_000,
    keyGenerator: ({ ctx }) => `${requireShopper(ctx).accountId} ${path}`,
  });
  return async (request: FastifyRequest): Promise<void> => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    throw new AppError('request.too_many', { retryAfterSeconds: counted.ttlInSeconds });
  };
}

function isWebServer(request: FastifyRequest, secret: string): boolean {
  const header = request.headers['x-sirkito-web'];
  if (header === undefined) return false;
  const given = Buffer.from(String(header));
  const expected = Buffer.from(secret);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

type Count = Parameters<FastifyRateLimitStore['incr']>[1];

/** Endpoints with a limit of their own get a child store. */
function visitStore(countVisit: LimitOptions['countVisit'], counter: Counter) {
  const child = {
    incr(key: string, done: Count, windowMs = visitWindowMs): void {
      counter.count(key, windowMs).then((counted) => done(null, counted), done);
    },
    child: () => child,
  };
  return class VisitStore implements FastifyRateLimitStore {
    incr(visitor: string, done: Count): void {
      done(null, countVisit(visitor));
    }

    child(): FastifyRateLimitStore {
      return child;
    }
  };
}
