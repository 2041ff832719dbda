import { useState } from 'react';
import { useOnce } from '#web/lib/use-once.ts';
import { Button } from '#web/ui/button.tsx';

interface AskTwiceProps {
  action: string;
  /** Whom it is about, for those who do not see where the button stands. */
  whom?: string;
  /** What it will do. */
  note?: string;
  yes: string;
  no: string;
  /** Not now; whoever shows it says why. */
  disabled?: boolean;
  onYes: () => Promise<unknown>;
}

/** For what should not happen by one slip. */
export function AskTwice({ action, whom, note, yes, no, disabled, onYes }: AskTwiceProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, once] = useOnce();
  const about = whom && <span className="sr-only"> {whom}</span>;
  const act = async () => {
    await onYes();
    setIsAsking(false);
  };
  if (!isAsking) {
    return (
      <Button look="quiet" size="small" disabled={disabled} onClick={() => setIsAsking(true)}>
        {action}
        {about}
      </Button>
    );
  }
  return (
    <div className="flex basis-full flex-wrap items-center gap-2">
      {note && <p className="basis-full text-caption text-pretty text-ink-muted">{note}</p>}
      <Button
        look="copper"
        size="small"
        isBusy={isBusy}
        disabled={disabled}
        // Not for the second half of a double press on the button that stood here.
        onClick={({ detail }) => detail < 2 && void once(act)}
      >
        {yes}
        {about}
      </Button>
      <Button look="bare" size="small" autoFocus onClick={() => setIsAsking(false)}>
        {no}
      </Button>
    </div>
  );
}
