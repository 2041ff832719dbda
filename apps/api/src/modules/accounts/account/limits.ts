import { createHash } from 'node:crypto';
import { isKeyOf } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import type { Counter } from '#api/platform/counter.ts';

/** Attempts per window. Those of an address are high: carriers share one among thousands. */
const defaultLimits = {
  /** All calls of an account; those without a session count by address, `RATE_LIMIT_PER_MINUTE`. */
  calls: '600/1m',
  /** Of an account from a household or on a known device, at the shop's sign-in. */
  signIn: '10/15m',
  /** Failures of an address. Above it, strangers have `signInAgain` attempts for each account. */
  signInAddress: '100/1h',
  signInAgain: '3/15m',
  staffSignIn: '5/15m',
  /** Counted per account, whatever the IP address, at the shop's sign-in and the staff's together. */
  signInAccount: '30/1h',
  /** Per account too: an attacker with the password can use many IP addresses. */
  staffCode: '10/1h',
  /** Recovery codes can't be guessed, so nobody can use the limit up for their owner. */
  recoveryCode: '1000/1h',
  /** Accounts registered above it order once their email address is confirmed. */
  register: '60/1h',
  /** No longer than a link works, so the owner always has one that does. */
  requestReset: '3/30m',
  requestResetAddress: '6000/1h',
  mailedLink: '10/1h',
  /** Of a session, which may be stolen, and of all sessions of the account. */
  password: '10/15m',
  passwordAccount: '100/1h',
  passkey: '30/15m',
  accountMail: '5/1h',
  /** Counts successes too: otherwise one valid code could be used to reset the counter. */
  promotionCode: '20/15m',
  promotionCodeAddress: '6000/1h',
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

interface Limit {
  max: number;
  windowMs: number;
}

export interface Limits {
  of: (name: LimitName) => Limit;
  /** Counts one attempt. */
  count: (name: LimitName, ...subject: string[]) => Promise<LimitCount>;
  /** Returns the count without adding to it. */
  read: (name: LimitName, ...subject: string[]) => Promise<LimitCount>;
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
  const of = (name: LimitName) => limits.get(name) ?? parse(defaultLimits[name]);
  const add = async (by: number, name: LimitName, subject: string[]): Promise<LimitCount> => {
    const { max, windowMs } = of(name);
    const { current, ttl } = await counter.count(keyOf(name, subject), windowMs, by);
    return { excess: current - max, retryAfterSeconds: Math.ceil(ttl / 1_000) };
  };
  return {
    of,
    count: (name, ...subject) => add(1, name, subject),
    read: (name, ...subject) => add(0, name, subject),
    async consume(name, ...subject) {
      const { excess, retryAfterSeconds } = await add(1, name, subject);
      if (excess <= 0) return;
      throw new AppError(errorCodes[name] ?? 'request.too_many', { retryAfterSeconds });
    },
    reset: (name, ...subject) => counter.reset(keyOf(name, subject)),
  };
}

function parse(limit: string): Limit {
  const [, max, amount, unit = ''] = /^(\d+)\/(\d+)([smh])$/.exec(limit) ?? [];
  if (!isKeyOf(units, unit)) throw new Error(`ACCOUNT_LIMITS: not a limit: ${limit}`);
  return { max: Number(max), windowMs: Number(amount) * units[unit] };
}

/** Hashed to keep IP and e-mail addresses out of Redis. */
const keyOf = (name: LimitName, subject: string[]): string =>
  `${name}:${createHash('sha256').update(subject.join('\n')).digest('base64url').slice(0, 22)}`;
