import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Note } from './note.tsx';

interface TryAgainProps {
  /** What did not come. */
  children: ReactNode;
  /** It is being asked for. */
  isBusy?: boolean;
  onAgain: () => unknown;
}

/** What could not be fetched, and the way to ask for it once more. */
export function TryAgain({ children, isBusy = false, onAgain }: TryAgainProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <Note kind="error">{children}</Note>
      <Button look="quiet" isBusy={isBusy} onClick={() => void onAgain()}>
        Try again
      </Button>
    </div>
  );
}
