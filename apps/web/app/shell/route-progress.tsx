import { useNavigation } from 'react-router';

/** The trace along the top while the next page is on its way; quick ones never show it. */
export function RouteProgress() {
  const isLoading = useNavigation().state !== 'idle';
  if (!isLoading) return null;
  return (
    <div
      role="progressbar"
      aria-label="Loading the page"
      className="fixed inset-x-0 top-0 z-30 h-0.5 origin-left animate-progress bg-trace delay-150"
    />
  );
}
