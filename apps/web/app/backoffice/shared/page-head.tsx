import type { ReactNode } from 'react';

interface PageHeadProps {
  title: ReactNode;
  /** Muted text next to the title, such as a count or a state. */
  note?: ReactNode;
  /** Page actions. */
  children?: ReactNode;
}

/** Title and actions of a staff page. */
export function PageHead({ title, note, children }: PageHeadProps) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="flex min-w-0 flex-1 basis-full flex-wrap items-baseline gap-x-3 sm:basis-0">
        <h1 className="text-title font-[560]">{title}</h1>
        {note && <p className="text-small text-ink-muted">{note}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}
