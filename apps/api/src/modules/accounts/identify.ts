import { timingSafeEqual } from 'node:crypto';
import type { StaffRole } from '@sirkito/commerce';
import { LRUCache } from 'lru-cache';
import { anyone, type Actor, type Ctx } from '#api/platform/context.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import { createGatherer } from '#api/platform/gather.ts';
import { markSeen } from './idle-accounts.queries.ts';
import { graceMs, hasEnded, touchAfterMs, type SessionKind } from './session.ts';
import { listSessionsByToken, markTokenUsed, touchSession } from './sessions.queries.ts';
import { sha256 } from './tokens.ts';
import { roleIn } from './user.ts';

/** So old may a kept session be: one that was ended elsewhere is refused within this time. */
const keptMs = 1_000;

interface Given {
  token: string;
  binding: string | undefined;
}

interface Known {
  id: string;
  accountId: string;
  kind: SessionKind;
  role: string;
  staffRole: string | null;
  bindingHash: Buffer | null;
  lastSeenAt: Date;
  expiresAt: Date;
  tokenEndsAt: Date | null;
}

/** Tells who calls. The database is asked at most once a second for each session. */
export interface Sessions {
  identify: (ctx: Ctx, given: Given) => Promise<Actor>;
  /** What was ended here is refused here at once. */
  forget: (accountId: string) => void;
}

export function createSessions(read: Reader): Sessions {
  const kept = new LRUCache<string, Known>({ max: 20_000 });
  const findSession = createGatherer((hashes) => listSessionsByToken(read, hashes));

  async function look(ctx: Ctx, hash: string, given: Given): Promise<Known | undefined> {
    // Counted from before the look: what is read then may have ended a moment later.
    const start = performance.now();
    const now = ctx.now();
    const found = await findSession(hash);
    if (!found || found.disabledAt) return undefined;
    const known: Known = { ...found, kind: found.kind === 'staff' ? 'staff' : 'shopper' };
    if (!isValid(known, given, now)) return undefined;
    const isStale = now.getTime() - found.lastSeenAt.getTime() > touchAfterMs;
    if (isStale || !found.tokenUsedAt) await touch(ctx, Buffer.from(hash, 'base64'), known);
    kept.set(hash, known, { start, ttl: keptMs });
    return known;
  }

  return {
    async identify(ctx, given) {
      anyone(ctx);
      const hash = sha256(given.token).toString('base64');
      const known = kept.get(hash) ?? (await look(ctx, hash, given));
      if (!known || !isValid(known, given, ctx.now())) return { kind: 'guest' };
      const { id: sessionId, accountId, kind, role, staffRole } = known;
      if (roleIn(kind, role) !== 'admin') return { kind: 'shopper', accountId, sessionId };
      // A check constraint keeps it to the four roles, and staff always have one.
      return { kind: 'staff', accountId, sessionId, staffRole: staffRole as StaffRole };
    },
    forget(accountId) {
      for (const [key, known] of kept.entries()) {
        if (known.accountId === accountId) kept.delete(key);
      }
    },
  };
}

const isValid = (known: Known, { binding }: Given, now: Date): boolean =>
  !hasEnded(known, now) && isBound(known.bindingHash, binding);

function isBound(bindingHash: Buffer | null, binding: string | undefined): boolean {
  if (!bindingHash) return true;
  return binding !== undefined && timingSafeEqual(bindingHash, sha256(binding));
}

async function touch(ctx: Ctx, hash: Buffer, { id, accountId }: Known): Promise<void> {
  const now = ctx.now();
  await ctx.transact(async (tx) => {
    await touchSession(tx, id, now);
    await markSeen(tx, accountId, now);
    await markTokenUsed(tx, hash, now, new Date(now.getTime() + graceMs));
  });
}
