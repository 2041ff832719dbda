import { useNavigation } from 'react-router';

/** Shows a progress bar while the next page loads; fast pages never show it. */
export function RouteProgress() {
  const isLoading = useNavigation().state !== 'idle';
  if (!isLoading) return null;
  return (
    <div
      role="progressbar"
      aria-label="Loading page"
      className="fixed inset-x-0 top-0 z-30 h-0.5 origin-left animate-progress bg-trace delay-150"
    />
  );
}
