import { useId, type ReactNode } from 'react';
import { ErrorNote } from '#web/ui/error-note.tsx';

interface StepProps {
  number: number;
  title: string;
  isDone: boolean;
  /** What to fix in this step before the order can be placed. */
  problem?: string | undefined;
  children: ReactNode;
}

export function Step({ number, title, isDone, problem, children }: StepProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-problem={problem}
      className="grid scroll-mt-16 gap-x-8 gap-y-5 border-t border-line py-7 sm:grid-cols-[1.375rem_1fr]"
    >
      <span
        aria-hidden="true"
        className={`hidden size-5.5 place-items-center rounded-full border text-caption sm:grid ${isDone ? 'border-trace bg-trace text-surface-raised' : 'border-line-strong'}`}
      >
        {number}
      </span>
      <div className="grid min-w-0 gap-5">
        <h2 id={id} className="text-title font-[560]">
          {title}
        </h2>
        <ErrorNote error={problem} />
        {children}
      </div>
    </section>
  );
}
