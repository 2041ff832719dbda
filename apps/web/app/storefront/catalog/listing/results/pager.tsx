import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pagesAround } from './pages-around.ts';
import { listingSearch, type ListingState } from '../listing-state.ts';

interface PagerProps {
  state: ListingState;
  page: number;
  pages: number;
}

/** Links, so every page can be shared, crawled and opened without JavaScript. */
export function Pager({ state, page, pages }: PagerProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages" className="mt-12 flex justify-center">
      <ol className="flex flex-wrap items-center gap-1 tabular-nums">
        {page > 1 && (
          <PageLink state={state} to={page - 1} label="Previous page">
            <ChevronLeft size={18} strokeWidth={1.5} aria-hidden="true" />
          </PageLink>
        )}
        {pagesAround(page, pages).map((one) => (
          <PageLink
            key={one.page}
            state={state}
            to={one.page}
            label={`Page ${one.page}`}
            isCurrent={one.page === page}
            isAfterGap={one.isAfterGap}
          >
            {one.page}
          </PageLink>
        ))}
        {page < pages && (
          <PageLink state={state} to={page + 1} label="Next page">
            <ChevronRight size={18} strokeWidth={1.5} aria-hidden="true" />
          </PageLink>
        )}
      </ol>
    </nav>
  );
}

interface PageLinkProps {
  state: ListingState;
  to: number;
  label: string;
  isCurrent?: boolean;
  isAfterGap?: boolean;
  children: ReactNode;
}

function PageLink(props: PageLinkProps) {
  const { state, to, label, isCurrent = false, isAfterGap = false, children } = props;
  return (
    <li className="flex items-center gap-1">
      {isAfterGap && <span className="px-1 text-ink-faint">…</span>}
      <Link
        to={{ search: listingSearch({ ...state, page: to }), hash: 'results' }}
        aria-label={label}
        aria-current={isCurrent ? 'page' : undefined}
        className="grid size-11 place-items-center rounded text-small hover:bg-surface-active aria-[current=page]:border aria-[current=page]:border-line-strong aria-[current=page]:font-[520]"
      >
        {children}
      </Link>
    </li>
  );
}
