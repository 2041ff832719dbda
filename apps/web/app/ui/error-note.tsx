import type { ReactNode } from 'react';
import { Note } from './note.tsx';

interface ErrorNoteProps {
  error: Error | string | null | undefined;
  className?: string;
  /** A button that fixes it. */
  action?: ReactNode;
}

/** Shows an error. The alert region renders first, so screen readers announce the message. */
export const ErrorNote = ({ error, className = '', action }: ErrorNoteProps) => (
  <div role="alert" className={`empty:hidden ${className}`}>
    {error && (
      <Note kind="error" action={action}>
        {error instanceof Error ? error.message : error}
      </Note>
    )}
  </div>
);
