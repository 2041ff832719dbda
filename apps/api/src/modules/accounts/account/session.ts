import { sessionRetention } from '@sirkito/commerce';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export type SessionKind = 'shopper' | 'staff';

/** Idle and absolute session lifetimes. */
export const lifetimes = {
  shopper: { idleMs: 14 * day, absoluteMs: sessionRetention.days * day },
  staff: { idleMs: 30 * minute, absoluteMs: 12 * hour },
} as const satisfies Record<SessionKind, { idleMs: number; absoluteMs: number }>;

/** Tokens older than this are rotated when the session is checked. */
export const rotateAfterMs = day;
/** How long the previous token stays valid for other tabs after the new one is first used. */
export const graceMs = minute;
/** Minimum interval between updates of `last_seen_at`; well below the shortest idle timeout. */
export const touchAfterMs = minute;

interface SessionExpiry {
  kind: SessionKind;
  lastSeenAt: Date;
  expiresAt: Date;
  tokenEndsAt: Date | null;
}

export function hasEnded(
  { kind, lastSeenAt, expiresAt, tokenEndsAt }: SessionExpiry,
  now: Date,
): boolean {
  return (
    expiresAt <= now ||
    lastSeenAt.getTime() + lifetimes[kind].idleMs <= now.getTime() ||
    (tokenEndsAt !== null && tokenEndsAt <= now)
  );
}
