import type { ReactNode } from 'react';
import { TraceRule } from '#web/ui/trace.tsx';

interface SectionProps {
  title: string;
  /** Link to the full list. */
  more?: ReactNode;
  children: ReactNode;
}

export function Section({ title, more, children }: SectionProps) {
  return (
    <section className="pt-section">
      <TraceRule>
        <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 sm:mb-8">
          <h2 className="text-heading font-[560]">{title}</h2>
          {more}
        </div>
      </TraceRule>
      {children}
    </section>
  );
}
