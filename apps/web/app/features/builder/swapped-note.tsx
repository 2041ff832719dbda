import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';

interface SwappedNoteProps {
  /** What went, if anything did. */
  from: string | undefined;
  to: string;
  isBusy?: boolean;
  /** None where more than this would go. */
  onUndo: (() => void) | undefined;
}

/** Says what one tap did, and takes it back by another. */
export function SwappedNote({ from, to, isBusy = false, onUndo }: SwappedNoteProps) {
  const [undo, words] = [useRef<HTMLButtonElement>(null), useRef<HTMLDivElement>(null)];
  // The button that was pressed is gone with the conflict: whoever uses keys goes on from here.
  useEffect(() => (undo.current ?? words.current)?.focus({ preventScroll: true }), []);
  return (
    <Note kind="ok">
      <div ref={words} role="status" tabIndex={-1} className="outline-none">
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
