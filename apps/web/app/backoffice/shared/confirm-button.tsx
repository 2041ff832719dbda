import { useState } from 'react';
import { toastError, useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';

interface ConfirmButtonProps {
  action: string;
  /** The subject, for screen readers. */
  subject?: string;
  /** Explains the consequence. */
  note?: string;
  yes: string;
  no: string;
  /** The caller explains why. */
  disabled?: boolean;
  onYes: () => Promise<unknown>;
}

/** Asks for confirmation before an action. */
export function ConfirmButton({
  action,
  subject,
  note,
  yes,
  no,
  disabled,
  onYes,
}: ConfirmButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const subjectText = subject && <span className="sr-only"> {subject}</span>;
  const confirm = useSingleFlightMutation({
    mutationFn: onYes,
    onSuccess: () => setIsAsking(false),
    onError: toastError,
  });
  if (!isAsking) {
    return (
      <Button look="quiet" size="small" disabled={disabled} onClick={() => setIsAsking(true)}>
        {action}
        {subjectText}
      </Button>
    );
  }
  return (
    <div className="flex basis-full flex-wrap items-center gap-2">
      {note && <p className="basis-full text-caption text-pretty text-ink-muted">{note}</p>}
      <Button
        look="copper"
        size="small"
        isBusy={confirm.isPending}
        disabled={disabled}
        // Ignore the second click of a double click on the first button.
        onClick={({ detail }) => detail < 2 && confirm.mutate()}
      >
        {yes}
        {subjectText}
      </Button>
      <Button look="bare" size="small" autoFocus onClick={() => setIsAsking(false)}>
        {no}
      </Button>
    </div>
  );
}
