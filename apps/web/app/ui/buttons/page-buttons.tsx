import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Button } from './button.tsx';

interface PageButtonsProps {
  pagination: { page: number; pages: number };
  label: string;
  /** Also called when the current page no longer exists. */
  onPage: (page: number, isGone?: boolean) => void;
}

export function PageButtons({ pagination: { page, pages }, label, onPage }: PageButtonsProps) {
  // The last item of the last page was removed.
  const isBeyond = pages > 0 && page > pages;
  const goToLast = useEffectEvent(() => onPage(pages, true));
  useEffect(() => {
    if (isBeyond) goToLast();
  }, [isBeyond]);
  if (pages < 2) return null;
  return (
    <nav aria-label={label} className="flex items-center gap-3 pt-6">
      <Button look="quiet" size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft size={16} aria-hidden="true" />
        Previous
      </Button>
      <span className="font-mono text-caption text-ink-muted">
        {page} / {pages}
      </span>
      <Button look="quiet" size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
        <ChevronRight size={16} aria-hidden="true" />
      </Button>
    </nav>
  );
}
