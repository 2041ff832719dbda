import { timingSafeEqual } from 'node:crypto';
import type { StaffRole } from '@sirkito/commerce';
import { LRUCache } from 'lru-cache';
import { anyone, type Actor, type Ctx } from '#api/platform/context.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import { createBatchLoader } from '#api/platform/batch-loader.ts';
import { markSeen } from '../account/idle-accounts.queries.ts';
import { graceMs, hasEnded, touchAfterMs, type SessionKind } from '../account/session.ts';
import {
  listSessionsByToken,
  listStaffSessions,
  markTokenUsed,
  touchSession,
} from './sessions.queries.ts';
import { sha256 } from '../account/tokens.ts';
import { roleIn } from '../account/user.ts';
import type { SecondFactor, TwoFactorPolicy } from '../two-factor/two-factor-policy.ts';

/** A session ended by another process is rejected within this time. */
const cacheTtlMs = 1_000;

interface SessionCredentials {
  token: string;
  binding: string | undefined;
}

interface CachedSession {
  id: string;
  accountId: string;
  kind: SessionKind;
  role: string;
  staffRole: StaffRole | null;
  mustConfirmEmail: boolean;
  hasSecondFactor: boolean;
  graceStartsAt: Date | null;
  isReset: boolean | null;
  bindingHash: Buffer | null;
  lastSeenAt: Date;
  expiresAt: Date;
  tokenEndsAt: Date | null;
}

/** Identifies callers. Queries the database at most once a second per session. */
export interface SessionStore {
  identify: (ctx: Ctx, credentials: SessionCredentials) => Promise<Actor>;
  /** Drops the cached sessions of an account, so ended ones stop working at once. */
  evict: (accountId: string) => void;
  /**
   * Returns the roles of staff sessions that may read staff data, by session id. Doesn't extend the
   * sessions.
   */
  findStaffRoles: (sessionIds: readonly string[]) => Promise<Map<string, StaffRole | null>>;
}

export function createSessionStore(read: Reader, policy: TwoFactorPolicy): SessionStore {
  const cache = new LRUCache<string, CachedSession>({ max: 20_000 });
  const findSession = createBatchLoader((hashes) => listSessionsByToken(read, hashes));

  const mustSetUpTwoFactor = (account: SecondFactor, now: Date): boolean => {
    const dueAt = policy.dueAt(account);
    return dueAt !== undefined && dueAt <= now;
  };

  async function loadSession(
    ctx: Ctx,
    hash: string,
    credentials: SessionCredentials,
  ): Promise<CachedSession | undefined> {
    // The TTL starts before the query: the session may end right after it is read.
    const start = performance.now();
    const now = ctx.now();
    const found = await findSession(hash);
    if (!found || found.disabledAt) return undefined;
    const session: CachedSession = found;
    if (!isValid(session, credentials, now)) return undefined;
    const isStale = now.getTime() - found.lastSeenAt.getTime() > touchAfterMs;
    if (isStale || !found.tokenUsedAt) await touch(ctx, Buffer.from(hash, 'base64'), session);
    cache.set(hash, session, { start, ttl: cacheTtlMs });
    return session;
  }

  return {
    async identify(ctx, credentials) {
      anyone(ctx);
      const hash = sha256(credentials.token).toString('base64');
      const session = cache.get(hash) ?? (await loadSession(ctx, hash, credentials));
      if (!session || !isValid(session, credentials, ctx.now())) return { kind: 'guest' };
      const { id: sessionId, accountId, kind, role, staffRole, mustConfirmEmail } = session;
      if (roleIn(kind, role) !== 'admin') {
        return { kind: 'shopper', accountId, sessionId, mustConfirmEmail };
      }
      return {
        kind: 'staff',
        accountId,
        sessionId,
        ...(staffRole && { staffRole }),
        mustSetUpTwoFactor: mustSetUpTwoFactor(session, ctx.now()),
      };
    },
    evict(accountId) {
      for (const [key, session] of cache.entries()) {
        if (session.accountId === accountId) cache.delete(key);
      }
    },
    async findStaffRoles(sessionIds) {
      const sessions = await listStaffSessions(read, sessionIds);
      const active = sessions.filter((session) => !mustSetUpTwoFactor(session, session.now));
      return new Map(active.map(({ id, staffRole }) => [id, staffRole]));
    },
  };
}

const isValid = (session: CachedSession, { binding }: SessionCredentials, now: Date): boolean =>
  !hasEnded(session, now) && isBound(session.bindingHash, binding);

function isBound(bindingHash: Buffer | null, binding: string | undefined): boolean {
  if (!bindingHash) return true;
  return binding !== undefined && timingSafeEqual(bindingHash, sha256(binding));
}

async function touch(ctx: Ctx, hash: Buffer, { id, accountId }: CachedSession): Promise<void> {
  const now = ctx.now();
  await ctx.transact(async (tx) => {
    await touchSession(tx, id, now);
    await markSeen(tx, accountId, now);
    await markTokenUsed(tx, hash, now, new Date(now.getTime() + graceMs));
  });
}
