import { toastError, useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { Spinner } from '#web/ui/spinner.tsx';

interface LineActionProps {
  name: string;
  /** Product title, for screen readers. */
  title: string;
  /** Resolves to whether it succeeded. */
  act: () => Promise<boolean>;
  onDone: () => void;
}

/** Renders a cart line's button, busy while the action runs. */
export function LineAction({ name, title, act, onDone }: LineActionProps) {
  const { mutate: press, isPending: isBusy } = useSingleFlightMutation({
    mutationFn: act,
    onSuccess: (isDone) => isDone && onDone(),
    onError: toastError,
  });
  return (
    <button
      type="button"
      aria-label={`${name}: ${title}`}
      aria-busy={isBusy || undefined}
      disabled={isBusy}
      onClick={() => press()}
      className="flex min-h-8 items-center gap-1.5 text-caption underline decoration-line-strong underline-offset-4 hover:decoration-ink disabled:cursor-not-allowed disabled:text-ink-faint pointer-coarse:min-h-11"
    >
      {isBusy && <Spinner />}
      {name}
    </button>
  );
}
