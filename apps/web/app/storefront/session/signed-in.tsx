import { Navigate } from 'react-router';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Redirects to the requested page and shows a form skeleton meanwhile. */
export function SignedIn({ to }: { to: string }) {
  return (
    <div data-skeleton="form" className="grid gap-5">
      <h1 className="sr-only">You're signed in. Loading page</h1>
      <Skeleton className="h-9 w-40" />
      <Skeleton className="h-4 w-64" />
      <Skeleton className="h-19 w-full" />
      <Skeleton className="h-19 w-full" />
      <Skeleton className="h-13 w-full" />
      <Navigate to={to} replace />
    </div>
  );
}
