import { Link, useSearchParams } from 'react-router';
import { buttonLook } from '#web/ui/button-look.ts';

interface CursorPagerProps {
  previous: string | null;
  next: string | null;
  total: number;
  hasMore: boolean;
  /** `products` */
  noun: string;
}

/** The ways to the pages around this one; where one is the first, it leads nowhere. */
export function CursorPager({ previous, next, total, hasMore, noun }: CursorPagerProps) {
  const [search] = useSearchParams();
  const to = (name: 'after' | 'before' | 'end' | undefined, value = '') => {
    const address = new URLSearchParams(search);
    for (const other of ['after', 'before', 'end']) address.delete(other);
    if (name) address.set(name, value);
    return `?${address}`;
  };
  return (
    <nav aria-label="Pages" className="mt-3 flex flex-wrap items-center gap-2">
      <p role="status" className="mr-auto text-small text-ink-muted tabular-nums">
        {total.toLocaleString('en-PH')}
        {hasMore && '+'} {noun}
      </p>
      <Way to={previous && to(undefined)}>First</Way>
      <Way to={previous && to('before', previous)}>Previous</Way>
      <Way to={next && to('after', next)}>Next</Way>
      <Way to={next && to('end', '1')}>Last</Way>
    </nav>
  );
}

function Way({ to, children }: { to: string | null; children: string }) {
  const look = buttonLook('quiet', 'small');
  if (to) {
    return (
      <Link to={to} className={look}>
        {children}
      </Link>
    );
  }
  return (
    <span
      aria-disabled="true"
      className={`${look} cursor-not-allowed border-line! text-ink-faint!`}
    >
      {children}
    </span>
  );
}
