import { reviewPaths } from '@sirkito/contracts/paths/review';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '#web/lib/app-providers.tsx';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Note } from '#web/ui/note.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/** A press, not the visit alone: programs that look at links in letters end nothing. */
export function StopLetters({ letterKey }: { letterKey: string }) {
  const [api, isHydrated] = [useApi(), useHydrated()];
  const stop = useMutation({
    mutationFn: () => api(reviewPaths.stopLetters, { params: { key: letterKey } }),
  });
  if (stop.isSuccess) {
    return (
      <Note kind="ok">
        Done. We will not ask you for reviews again. Letters about your orders still come.
      </Note>
    );
  }
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-[44ch] text-pretty text-ink-muted">
        We write once after each delivery to ask how your parts are. If you would rather not hear
        from us about it, press the button.
      </p>
      <Failed why={stop.error} />
      <Button
        look="copper"
        isBusy={stop.isPending}
        disabled={!isHydrated}
        onClick={() => stop.mutate()}
      >
        Do not ask me again
      </Button>
    </div>
  );
}
