import { useId, type ReactNode } from 'react';

interface CardProps {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled section of a staff page. */
export function Card({ title, aside, children }: CardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded border border-line bg-surface-raised">
      <div className="flex min-h-11 items-center justify-between gap-3 border-b border-line px-4.5">
        <h2 id={id} className="text-small font-[560]">
          {title}
        </h2>
        {aside}
      </div>
      <div className="p-4.5">{children}</div>
    </section>
  );
}
