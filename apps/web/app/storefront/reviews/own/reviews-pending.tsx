import { Skeleton } from '#web/ui/skeleton.tsx';

export function ReviewsPending() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">Loading reviews</span>
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  );
}
