import { Navigate } from 'react-router';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Leads to the page that was asked for, and keeps the place of the form while it is on its way. */
export function SignedIn({ to }: { to: string }) {
  return (
    <div data-skeleton="form" className="grid gap-5">
      <h1 className="sr-only">You are signed in. The page is on its way</h1>
      <Skeleton className="h-9 w-40" />
      <Skeleton className="h-4 w-64" />
      <Skeleton className="h-19 w-full" />
      <Skeleton className="h-19 w-full" />
      <Skeleton className="h-13 w-full" />
      <Navigate to={to} replace />
    </div>
  );
}
