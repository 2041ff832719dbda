import { useOnce } from '#web/lib/use-once.ts';
import { Spinner } from '#web/ui/spinner.tsx';

interface LineActProps {
  name: string;
  /** Of which product: read out with the name. */
  title: string;
  /** Answers whether it was done. */
  act: () => Promise<boolean>;
  onDone: () => void;
}

/** What can be done with a line: busy meanwhile, and there again if it fails. */
export function LineAct({ name, title, act, onDone }: LineActProps) {
  const [isBusy, once] = useOnce();
  const press = () =>
    once(async () => {
      if (await act()) onDone();
    });
  return (
    <button
      type="button"
      aria-label={`${name}: ${title}`}
      aria-busy={isBusy || undefined}
      disabled={isBusy}
      onClick={() => void press()}
      className="flex min-h-8 items-center gap-1.5 text-caption underline decoration-line-strong underline-offset-4 hover:decoration-ink disabled:cursor-not-allowed disabled:text-ink-faint pointer-coarse:min-h-11"
    >
      {isBusy && <Spinner />}
      {name}
    </button>
  );
}
