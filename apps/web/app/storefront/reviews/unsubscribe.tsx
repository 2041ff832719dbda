import { reviewPaths } from '@sirkito/contracts/reviews/paths';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Note } from '#web/ui/note.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/** Needs a click, because mail scanners open links and must not unsubscribe anyone. */
export function Unsubscribe({ unsubscribeKey }: { unsubscribeKey: string }) {
  const [api, isHydrated] = [useApi(), useHydrated()];
  const stop = useSingleFlightMutation({
    mutationFn: () => api(reviewPaths.unsubscribe, { params: { key: unsubscribeKey } }),
  });
  if (stop.isSuccess) {
    return (
      <Note kind="ok">
        Done. We won't ask you for reviews again. You'll still get emails about your orders.
      </Note>
    );
  }
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-[44ch] text-pretty text-ink-muted">
        We email you once after each delivery to ask for a review. If you'd rather not get these
        emails, you can stop them here.
      </p>
      <ErrorNote error={stop.error} />
      <Button
        look="copper"
        isBusy={stop.isPending}
        disabled={!isHydrated}
        onClick={() => stop.mutate()}
      >
        Stop these emails
      </Button>
    </div>
  );
}
