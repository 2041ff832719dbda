import { timingSafeEqual } from 'node:crypto';
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import { AppError } from '@sirkito/contracts/errors';
import type { Endpoint } from '@sirkito/contracts/endpoint';
import type { Call } from '@sirkito/contracts/call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireShopper } from '../../context.ts';
import type { Counted, Counter } from '../../counter.ts';
import { addressPrefix } from '../../network.ts';
import { credentialsOf } from '../session.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a call that came with a session, once its caller is identified. */
    countCaller?: (request: FastifyRequest) => void;
  }
  interface FastifyContextConfig {
    identifiesCaller?: boolean | undefined;
  }
}

interface CallLimit {
  count: (caller: string) => Counted;
  max: number;
}

interface LimitOptions {
  byAddress: CallLimit;
  byAccount: CallLimit;
  /** Counts for the limits of single endpoints, which are low. */
  counter: Counter;
  /** Sent by our web server, whose calls serve many visitors. */
  webSecret: string;
}

export const visitWindowMs = 60_000;
const probes = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Limits calls per account, and those without a valid session per address. Carriers put thousands
 * of people behind one.
 */
export async function limitRates(app: FastifyInstance, options: LimitOptions): Promise<void> {
  const { byAddress, byAccount, counter, webSecret } = options;
  const isExempt = (request: FastifyRequest) =>
    probes.has(request.url) || isWebServer(request, webSecret);
  await app.register(rateLimit, {
    max: byAddress.max,
    timeWindow: visitWindowMs,
    // Counted by `countCaller`.
    keyGenerator: (request) => (bringsSession(request) ? '' : visitorOf(request)),
    store: visitStore(byAddress.count, counter),
    allowList: isExempt,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
  app.decorate('countCaller', (request) => {
    if (isExempt(request) || !bringsSession(request)) return;
    const { actor } = request.ctx;
    // A session that isn't valid gives no count of its own.
    const isKnown = 'accountId' in actor;
    const { count, max } = isKnown ? byAccount : byAddress;
    const { current, ttl } = count(isKnown ? actor.accountId : visitorOf(request));
    if (current > max) throw tooMany(ttl);
  });
}

const tooMany = (ttl: number) =>
  new AppError('request.too_many', { retryAfterSeconds: Math.ceil(ttl / 1_000) });

/** True if the caller will be identified by a session. */
const bringsSession = (request: FastifyRequest): boolean =>
  Boolean(request.routeOptions.config?.identifiesCaller) && credentialsOf(request) !== undefined;

/**
 * IPv6 addresses count by /48, which tunnels and business lines get whole. The limits are meant for
 * thousands of people, so its neighbours lose nothing. Clients that have left count as one.
 */
export const visitorOf = ({ ip }: FastifyRequest): string => addressPrefix(ip || 'gone', 4, 48);

type EndpointLimit = NonNullable<Endpoint['limit']>;

/** Gives an endpoint its own limit per visitor. */
export const limitByVisitor = ({ path }: Call, { calls, seconds }: EndpointLimit) => ({
  max: calls,
  timeWindow: seconds * 1_000,
  keyGenerator: visitorOf,
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
function visitStore(countVisit: CallLimit['count'], counter: Counter) {
  const child = {
    incr(key: string, done: Count, windowMs = visitWindowMs): void {
      counter.count(key, windowMs).then((counted) => done(null, counted), done);
    },
    child: () => child,
  };
  return class VisitStore implements FastifyRateLimitStore {
    incr(visitor: string, done: Count): void {
      done(null, visitor === '' ? { current: 0, ttl: visitWindowMs } : countVisit(visitor));
    }

    child(): FastifyRateLimitStore {
      return child;
    }
  };
}
