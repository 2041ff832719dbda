import { formatNumber, plural } from '@sirkito/commerce';
import { Link, useSearchParams } from 'react-router';
import { buttonLook } from '#web/ui/buttons/button-style.ts';

interface CursorPagerProps {
  previous: string | null;
  next: string | null;
  total: number;
  hasMore: boolean;
  /** Singular noun, such as `product`. */
  noun: string;
}

/** Links to the first, previous, next and last page; disabled where there is none. */
export function CursorPager({ previous, next, total, hasMore, noun }: CursorPagerProps) {
  const [search] = useSearchParams();
  const to = (name: 'after' | 'before' | 'end' | undefined, value = '') => {
    const query = new URLSearchParams(search);
    for (const other of ['after', 'before', 'end']) query.delete(other);
    if (name) query.set(name, value);
    return `?${query}`;
  };
  return (
    <nav aria-label="Pages" className="mt-3 flex flex-wrap items-center gap-2">
      <p role="status" className="mr-auto text-small text-ink-muted tabular-nums">
        {formatNumber(total)}
        {hasMore && '+'} {plural(total, noun)}
      </p>
      <PageLink to={previous && to(undefined)}>First</PageLink>
      <PageLink to={previous && to('before', previous)}>Previous</PageLink>
      <PageLink to={next && to('after', next)}>Next</PageLink>
      <PageLink to={next && to('end', '1')}>Last</PageLink>
    </nav>
  );
}

function PageLink({ to, children }: { to: string | null; children: string }) {
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
