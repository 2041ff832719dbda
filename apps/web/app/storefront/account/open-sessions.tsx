import { formatDateTime } from '@sirkito/commerce';
import type { OpenSession } from '@sirkito/contracts/accounts/own-schemas';
import { ownAccountPaths } from '@sirkito/contracts/accounts/own-paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { toast } from '#web/lib/interaction/toasts.ts';
import { toastError, useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { sessionsQuery } from './sessions.queries.ts';
import { ErrorNote } from '#web/ui/error-note.tsx';

/** Lists the devices this account is signed in on. */
export function OpenSessions({ onEndedEverywhere }: { onEndedEverywhere: () => void }) {
  const api = useApi();
  const { data: sessions, error } = useQuery(sessionsQuery(api));
  const endAll = useSingleFlightMutation({
    mutationFn: () => api(ownAccountPaths.endSessions),
    onSuccess: onEndedEverywhere,
    onError: toastError,
  });

  if (error && !sessions) return <ErrorNote error={error} />;
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
        isBusy={endAll.isPending}
        onClick={() => endAll.mutate()}
      >
        Sign out everywhere
      </Button>
    </>
  );
}

function SessionRow({ id, device, network, kind, lastSeenAt, isCurrent }: OpenSession) {
  const [api, queries] = [useApi(), useQueryClient()];
  const end = useSingleFlightMutation({
    mutationFn: () => api(ownAccountPaths.endSession, { params: { id } }),
    onSuccess: async ({ message }) => {
      toast({ title: message, variant: 'success' });
      await queries.invalidateQueries(sessionsQuery(api));
    },
    onError: toastError,
  });
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line py-3">
      <div>
        <p className="font-medium">
          {device}
          {kind === 'staff' && <span className="font-normal text-ink-muted"> (staff)</span>}
        </p>
        <p className="fact text-caption text-ink-muted">
          {isCurrent ? 'This device, active now' : `Last active ${formatDateTime(lastSeenAt)}`} ·{' '}
          {network}
        </p>
      </div>
      {!isCurrent && (
        <Button look="bare" size="small" isBusy={end.isPending} onClick={() => end.mutate()}>
          Sign out <span className="sr-only">{device}</span>
        </Button>
      )}
    </li>
  );
}
