import { Note } from './note.tsx';

interface FailedProps {
  why: Error | string | null | undefined;
  className?: string;
}

/** Why something is not here, or was not done. The place is there before the words, so they are read out. */
export const Failed = ({ why, className = '' }: FailedProps) => (
  <div role="alert" className={`empty:hidden ${className}`}>
    {why && <Note kind="error">{why instanceof Error ? why.message : why}</Note>}
  </div>
);
