import { formatDate } from '@sirkito/commerce';
import type { ReactNode } from 'react';
import { PageHead } from './page-head.tsx';
import { PageContents } from './page-contents.tsx';

export interface PageSection {
  id: string;
  title: string;
  body: ReactNode;
}

interface LongPageProps {
  title: string;
  lead: string;
  /** Date of the last change, such as `2026-11-15`. */
  updated: string;
  sections: readonly PageSection[];
}

/** A long text page with a table of contents. */
export function LongPage({ title, lead, updated, sections }: LongPageProps) {
  return (
    <div className="wrap pb-section">
      <PageHead title={title} lead={lead} note={`Last updated ${formatDate(updated)}`} />
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
