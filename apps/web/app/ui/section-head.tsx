import { MoreLink } from './more-link.tsx';
import { TraceRule } from './trace.tsx';

interface SectionHeadProps {
  title: string;
  text?: string;
  more?: { to: string; label: string };
}

/** Opens a section of a page: the trace, its name, and the way to all of it. */
export function SectionHead({ title, text, more }: SectionHeadProps) {
  return (
    <TraceRule>
      <div className="mb-5 sm:mb-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 className="text-heading font-[560]">{title}</h2>
          {more && <MoreLink to={more.to}>{more.label}</MoreLink>}
        </div>
        {text && <p className="mt-2 max-w-[56ch] text-pretty text-ink-muted">{text}</p>}
      </div>
    </TraceRule>
  );
}
