import { ChevronRight } from 'lucide-react';
import { Link, type LinkProps } from 'react-router';

/** Links to the full list behind a section. */
export function MoreLink({ children, ...link }: Omit<LinkProps, 'className'>) {
  return (
    <Link
      {...link}
      className="inline-flex items-center gap-1.5 py-1 font-medium whitespace-nowrap hover:underline hover:decoration-line-strong hover:underline-offset-4"
    >
      {children}
      <ChevronRight size={16} strokeWidth={1.75} className="text-accent" aria-hidden="true" />
    </Link>
  );
}
