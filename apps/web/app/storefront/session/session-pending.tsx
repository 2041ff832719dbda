import { earlyRequestScript } from '#web/lib/api/early-requests.ts';
import { ServerScript } from '#web/lib/interaction/server-script.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** Shown in place of a page until the session is known. */
export function SessionPending() {
  return (
    <div className="wrap grid min-h-dvh content-start gap-8 py-10 lg:py-14">
      <ServerScript text={import.meta.env.SSR ? earlyRequestScript : ''} />
      <p role="status" className="flex items-center gap-2.5 text-ink-muted">
        <Spinner />
        Checking that you're signed in
      </p>
      <Skeleton className="h-9 w-64 max-w-full" />
      <div className="grid gap-8 lg:grid-cols-[14rem_1fr]">
        <Skeleton className="h-44 w-full" />
        <div className="grid gap-5">
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      </div>
    </div>
  );
}
