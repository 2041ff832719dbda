import type { ReactNode } from 'react';
import { Button } from './buttons/button.tsx';
import { Note } from './note.tsx';

interface TryAgainProps {
  /** The error message. */
  children: ReactNode;
  isBusy?: boolean;
  onRetry: () => unknown;
}

/** Shows a load error with a retry button. */
export function TryAgain({ children, isBusy = false, onRetry }: TryAgainProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <Note kind="error">{children}</Note>
      <Button look="quiet" isBusy={isBusy} onClick={() => void onRetry()}>
        Try again
      </Button>
    </div>
  );
}
