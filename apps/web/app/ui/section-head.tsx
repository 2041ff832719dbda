import { MoreLink } from './buttons/more-link.tsx';

interface SectionHeadProps {
  title: string;
  text?: string;
  more?: { to: string; label: string };
}

/** Renders a section's heading with a link to the full list. */
export function SectionHead({ title, text, more }: SectionHeadProps) {
  return (
    <div className="border-t border-line pt-7">
      <div className="mb-5 sm:mb-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 className="text-heading font-[560]">{title}</h2>
          {more && <MoreLink to={more.to}>{more.label}</MoreLink>}
        </div>
        {text && <p className="mt-2 max-w-[56ch] text-pretty text-ink-muted">{text}</p>}
      </div>
    </div>
  );
}
