import { Note } from './note.tsx';

interface ErrorNoteProps {
  error: Error | string | null | undefined;
  className?: string;
}

/** Shows an error. The alert region renders first, so screen readers announce the message. */
export const ErrorNote = ({ error, className = '' }: ErrorNoteProps) => (
  <div role="alert" className={`empty:hidden ${className}`}>
    {error && <Note kind="error">{error instanceof Error ? error.message : error}</Note>}
  </div>
);
