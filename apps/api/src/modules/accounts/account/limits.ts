import { createHash } from 'node:crypto';
import { isKeyOf } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import type { Counter } from '#api/platform/counter.ts';

/** Attempts per window. Per-IP limits are high: carriers share one address among thousands. */
const defaultLimits = {
  signIn: '10/15m',
  signInAddress: '600/1h',
  staffSignIn: '5/15m',
  /** Counted per account, whatever the IP address, at the shop's sign-in and the staff's together. */
  signInAccount: '30/1h',
  /** Per account too: an attacker with the password can use many IP addresses. */
  staffCode: '10/1h',
  register: '60/1h',
  requestReset: '3/1h',
  requestResetAddress: '60/1h',
  mailedLink: '10/1h',
  password: '10/15m',
  accountMail: '5/1h',
  /** Counts successes too: otherwise one valid code could be used to reset the counter. */
  promotionCode: '20/15m',
  promotionCodeAddress: '600/1h',
};
/** Overrides `request.too_many` with a more specific error. */
const errorCodes: Partial<Record<keyof typeof defaultLimits, 'promotion.too_many_attempts'>> = {
  promotionCode: 'promotion.too_many_attempts',
  promotionCodeAddress: 'promotion.too_many_attempts',
};
const units = { s: 1_000, m: 60_000, h: 3_600_000 };

export type LimitName = keyof typeof defaultLimits;

interface LimitCount {
  /** Attempts above the limit; zero or less while there are some left. */
  excess: number;
  retryAfterSeconds: number;
}

export interface Limits {
  /** Counts one attempt. */
  count: (name: LimitName, ...subject: string[]) => Promise<LimitCount>;
  /** Counts one attempt; throws when there were too many. */
  consume: (name: LimitName, ...subject: string[]) => Promise<void>;
  /** Resets the count after a successful attempt. */
  reset: (name: LimitName, ...subject: string[]) => Promise<void>;
}

/** Applies the operator's overrides, e.g. `signIn=10/15m,register=60/1h`, to the defaults. */
export function createLimits(counter: Counter, changes: string): Limits {
  const limits = new Map(
    Object.entries(defaultLimits).map(([name, limit]) => [name, parse(limit)]),
  );
  for (const change of changes.split(',').filter(Boolean)) {
    const [name = '', limit = ''] = change.split('=');
    if (!limits.has(name)) throw new Error(`ACCOUNT_LIMITS: unknown limit ${name}`);
    limits.set(name, parse(limit));
  }
  const count: Limits['count'] = async (name, ...subject) => {
    const { max, windowMs } = limits.get(name) ?? parse(defaultLimits[name]);
    const { current, ttl } = await counter.count(keyOf(name, subject), windowMs);
    return { excess: current - max, retryAfterSeconds: Math.ceil(ttl / 1_000) };
  };
  return {
    count,
    async consume(name, ...subject) {
      const { excess, retryAfterSeconds } = await count(name, ...subject);
      if (excess <= 0) return;
      throw new AppError(errorCodes[name] ?? 'request.too_many', { retryAfterSeconds });
    },
    reset: (name, ...subject) => counter.reset(keyOf(name, subject)),
  };
}

function parse(limit: string): { max: number; windowMs: number } {
  const [, max, amount, unit = ''] = /^(\d+)\/(\d+)([smh])$/.exec(limit) ?? [];
  if (!isKeyOf(units, unit)) throw new Error(`ACCOUNT_LIMITS: not a limit: ${limit}`);
  return { max: Number(max), windowMs: Number(amount) * units[unit] };
}

/** Hashed to keep IP and e-mail addresses out of Redis. */
const keyOf = (name: LimitName, subject: string[]): string =>
  `${name}:${createHash('sha256').update(subject.join('\n')).digest('base64url').slice(0, 22)}`;
