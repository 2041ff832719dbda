import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { Note } from '#web/ui/note.tsx';

interface SwappedNoteProps {
  /** Name of the replaced part, if any. */
  from: string | undefined;
  to: string;
  isBusy?: boolean;
  /** Undefined when undo would remove other units too. */
  onUndo: (() => void) | undefined;
}

/** Confirms a swap and offers to undo it. */
export function SwappedNote({ from, to, isBusy = false, onUndo }: SwappedNoteProps) {
  const [undo, message] = [useRef<HTMLButtonElement>(null), useRef<HTMLDivElement>(null)];
  // The pressed button disappeared with the conflict, so move focus here.
  useEffect(() => (undo.current ?? message.current)?.focus({ preventScroll: true }), []);
  return (
    <Note kind="ok">
      <div ref={message} role="status" tabIndex={-1} className="outline-none">
        {from ? `Swapped ${from} for ${to}.` : `Added ${to}.`}
      </div>
      {onUndo && (
        <Button
          ref={undo}
          look="quiet"
          size="small"
          className="mt-2"
          isBusy={isBusy}
          onClick={onUndo}
        >
          Undo
        </Button>
      )}
    </Note>
  );
}
