import type { OpenSession } from '@sirkito/contracts/accounts-own';
import { ownAccountPaths } from '@sirkito/contracts/paths/accounts-own';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/lib/app-providers.tsx';
import { toast } from '#web/lib/toasts.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { sessionsQuery } from './account.queries.ts';
import { shopTime } from '#web/lib/shop-time.ts';
import { Failed } from '#web/ui/failed.tsx';

/** Where this account is signed in. */
export function OpenSessions({ onEndedEverywhere }: { onEndedEverywhere: () => void }) {
  const api = useApi();
  const { data: sessions, error } = useQuery(sessionsQuery(api));
  const [isBusy, once] = useOnce();
  const endAll = () =>
    once(async () => {
      await api(ownAccountPaths.endSessions);
      onEndedEverywhere();
    });

  if (error && !sessions) return <Failed why={error} />;
  if (!sessions) return <Skeleton className="h-24 w-full" />;
  return (
    <>
      <ul className="grid border-b border-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} {...session} />
        ))}
      </ul>
      <Button
        look="quiet"
        className="justify-self-start"
        isBusy={isBusy}
        onClick={() => void endAll()}
      >
        Sign out everywhere
      </Button>
    </>
  );
}

function SessionRow({ id, device, network, kind, lastSeenAt, isCurrent }: OpenSession) {
  const [api, queries] = [useApi(), useQueryClient()];
  const [isBusy, once] = useOnce();
  const end = () =>
    once(async () => {
      const { message } = await api(ownAccountPaths.endSession, { params: { id } });
      toast({ title: message, variant: 'success' });
      await queries.invalidateQueries(sessionsQuery(api));
    });
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line py-3">
      <div>
        <p className="font-medium">
          {device}
          {kind === 'staff' && <span className="font-normal text-ink-muted"> (staff)</span>}
        </p>
        <p className="fact text-caption text-ink-muted">
          {isCurrent ? 'This device, now' : `Last seen ${shopTime(lastSeenAt)}`} · {network}
        </p>
      </div>
      {!isCurrent && (
        <Button look="bare" size="small" isBusy={isBusy} onClick={() => void end()}>
          Sign out <span className="sr-only">{device}</span>
        </Button>
      )}
    </li>
  );
}
