import { sessionKept } from '@sirkito/commerce';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export type SessionKind = 'shopper' | 'staff';

/** How long a session lives: unused, and at all. */
export const lifetimes = {
  shopper: { idleMs: 14 * day, absoluteMs: sessionKept.days * day },
  staff: { idleMs: 30 * minute, absoluteMs: 12 * hour },
} as const satisfies Record<SessionKind, { idleMs: number; absoluteMs: number }>;

/** A token older than this is exchanged when its session is checked. */
export const exchangeAfterMs = day;
/** Other tabs may still hold the token before; they have this long once the new one is in use. */
export const graceMs = minute;
/** Often enough for the shortest idle time, rarely enough to cost nothing. */
export const touchAfterMs = minute;

interface Ending {
  kind: SessionKind;
  lastSeenAt: Date;
  expiresAt: Date;
  tokenEndsAt: Date | null;
}

export function hasEnded({ kind, lastSeenAt, expiresAt, tokenEndsAt }: Ending, now: Date): boolean {
  return (
    expiresAt <= now ||
    lastSeenAt.getTime() + lifetimes[kind].idleMs <= now.getTime() ||
    (tokenEndsAt !== null && tokenEndsAt <= now)
  );
}
