import type { ReactNode } from 'react';
import { PageHead } from './page-head.tsx';
import { PageContents } from './page-contents.tsx';

export interface WordSection {
  id: string;
  title: string;
  body: ReactNode;
}

interface LongPageProps {
  title: string;
  lead: string;
  /** The day its words last changed, as people write it. */
  changed: string;
  sections: readonly WordSection[];
}

/** A page that is read: what it is, what stands in it, and its sections. */
export function LongPage({ title, lead, changed, sections }: LongPageProps) {
  return (
    <div className="wrap pb-section">
      <PageHead title={title} lead={lead} note={`Last changed on ${changed}`} />
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <PageContents sections={sections} />
        <div className="grid grid-cols-1 gap-11">
          {sections.map(({ id, title: heading, body }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="mb-3.5 text-title font-[560]">
                {heading}
              </h2>
              <div className="prose">{body}</div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
