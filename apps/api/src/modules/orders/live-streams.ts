import type { StaffRole } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import type { StaffSignedIn } from '#api/platform/context.ts';

/** Returns the roles of those staff sessions that are still valid, by session id. */
export type FindStaffRoles = (
  sessionIds: readonly string[],
) => Promise<ReadonlyMap<string, StaffRole | null>>;

interface LiveStream {
  actor: StaffSignedIn;
  end: () => void;
}

const maxPerAccount = 5;
const maxPerProcess = 200;
/** Screens without a stream poll as often. */
const retryAfterSeconds = 10;

/** Limits the open streams of this process and ends those whose session or role has changed. */
export function createLiveStreams(findStaffRoles: FindStaffRoles) {
  const open = new Set<LiveStream>();
  return {
    add(stream: LiveStream): void {
      if (open.size >= maxPerProcess) throw new AppError('server.overloaded');
      const { accountId } = stream.actor;
      const own = [...open].filter(({ actor }) => actor.accountId === accountId);
      if (own.length >= maxPerAccount) {
        throw new AppError('request.too_many', { retryAfterSeconds });
      }
      open.add(stream);
    },
    remove: (stream: LiveStream) => void open.delete(stream),
    endAll(): void {
      for (const { end } of open) end();
    },
    async endRevoked(): Promise<void> {
      if (open.size === 0) return;
      const checked = [...open];
      const ids = checked.map(({ actor }) => actor.sessionId);
      const roles = await findStaffRoles(ids).catch((error: unknown) => {
        for (const { end } of checked) end();
        throw error;
      });
      for (const { actor, end } of checked) {
        if (roles.get(actor.sessionId) !== actor.staffRole) end();
      }
    },
  };
}
