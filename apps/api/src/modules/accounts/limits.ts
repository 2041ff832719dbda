import { createHash } from 'node:crypto';
import { AppError, type ErrorCode } from '@sirkito/contracts/errors';
import type { Counter } from '#api/platform/counter.ts';

/** Attempts in a stretch of time. Carriers here put thousands of people behind one address. */
const usual = {
  signIn: '10/15m',
  signInAddress: '600/1h',
  staffSignIn: '5/15m',
  /** Counted by account alone: whoever has the password may come from many addresses. */
  staffCode: '10/1h',
  register: '60/1h',
  requestReset: '3/1h',
  requestResetAddress: '60/1h',
  mailedLink: '10/1h',
  password: '10/15m',
  accountMail: '5/1h',
  /** Tries, also those that succeed: who knows one code could use it to start counting anew. */
  promotionCode: '20/15m',
  promotionCodeAddress: '600/1h',
};
/** Where more can be said than that there were too many. */
const ownWords: Partial<Record<keyof typeof usual, ErrorCode>> = {
  promotionCode: 'promotion.too_many_tries',
  promotionCodeAddress: 'promotion.too_many_tries',
};
const units = { s: 1_000, m: 60_000, h: 3_600_000 };

export type LimitName = keyof typeof usual;

export interface Limits {
  /** Counts one attempt and refuses when there were too many. */
  take: (name: LimitName, ...who: string[]) => Promise<void>;
  /** Those who turned out to be right are not counted. */
  forget: (name: LimitName, ...who: string[]) => Promise<void>;
}

/** The usual limits with what the operator set otherwise, as `signIn=10/15m,register=60/1h`. */
export function createLimits(counter: Counter, changes: string): Limits {
  const limits = new Map(Object.entries(usual).map(([name, limit]) => [name, parse(limit)]));
  for (const change of changes.split(',').filter(Boolean)) {
    const [name = '', limit = ''] = change.split('=');
    if (!limits.has(name)) throw new Error(`ACCOUNT_LIMITS: there is no limit called ${name}`);
    limits.set(name, parse(limit));
  }
  return {
    async take(name, ...who) {
      const { max, windowMs } = limits.get(name) ?? parse(usual[name]);
      const { current, ttl } = await counter.count(keyOf(name, who), windowMs);
      if (current <= max) return;
      throw new AppError(ownWords[name] ?? 'request.too_many', {
        retryAfterSeconds: Math.ceil(ttl / 1_000),
        minutes: Math.ceil(ttl / units.m),
      });
    },
    forget: (name, ...who) => counter.forget(keyOf(name, who)),
  };
}

function parse(limit: string): { max: number; windowMs: number } {
  const [, max, amount, unit] = /^(\d+)\/(\d+)([smh])$/.exec(limit) ?? [];
  return { max: Number(max), windowMs: Number(amount) * units[unit as keyof typeof units] };
}

/** Hashed, so that no address or e-mail lies about in Redis. */
const keyOf = (name: LimitName, who: string[]): string =>
  `${name}:${createHash('sha256').update(who.join('\n')).digest('base64url').slice(0, 22)}`;
