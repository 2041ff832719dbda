import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** Link to the full list. */
  more?: ReactNode;
  children: ReactNode;
}

export function Section({ title, more, children }: SectionProps) {
  return (
    <section className="pt-section">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line pt-7 sm:mb-8">
        <h2 className="text-heading font-[560]">{title}</h2>
        {more}
      </div>
      {children}
    </section>
  );
}
