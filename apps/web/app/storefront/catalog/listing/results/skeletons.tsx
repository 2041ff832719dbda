import { Skeleton } from '#web/ui/skeleton.tsx';

/** Matches the layout of a product card line by line. */
export function CardSkeleton({ hasNote }: { hasNote: boolean }) {
  return (
    <div className="flex flex-col" data-skeleton="card">
      <Skeleton className="aspect-square w-full" />
      <div className="flex flex-1 flex-col gap-1 pt-3.5">
        <div className="fact flex min-h-[2lh] items-center text-caption">
          &nbsp;
          <Skeleton className="h-2.5 w-3/5" />
        </div>
        <div className="grid min-h-[2.7em] content-around">
          <Skeleton className="h-3 w-full" />
          <Skeleton className="h-3 w-3/4" />
        </div>
        <div className="flex min-h-5 items-center">
          <Skeleton className="h-2.5 w-2/5" />
        </div>
        <div className="flex min-h-13.5 items-end pt-2">
          <Skeleton className="mb-1 h-4 w-1/2" />
        </div>
        {hasNote && (
          <div className="min-h-[2.8em] text-caption md:min-h-[1.4em]">
            <Skeleton className="h-2.5 w-3/5" />
          </div>
        )}
      </div>
    </div>
  );
}

/** Matches the layout of a product row. */
export function RowSkeleton() {
  return (
    <div
      data-skeleton="row"
      className="grid min-h-22 grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-x-4 py-3"
    >
      <Skeleton className="aspect-square w-full" />
      <div>
        <div className="grid min-h-[2.7em] content-around sm:min-h-[1.35em]">
          <Skeleton className="h-3 w-1/2" />
        </div>
        <div className="fact flex items-center text-caption">
          &nbsp;
          <Skeleton className="h-2.5 w-1/3" />
        </div>
        <div className="min-h-5 sm:hidden" />
      </div>
      <Skeleton className="h-4 w-22" />
    </div>
  );
}
