import { useNavigation } from 'react-router';
import { OfflineGuard } from './offline-guard.tsx';
import { usePageFocus } from './page-focus.ts';

/** Shows that the next page loads, or that it can't because the browser is offline; focuses it. */
export function NavigationStatus() {
  usePageFocus();
  return (
    <>
      <RouteProgress />
      <OfflineGuard />
    </>
  );
}

/** Shows a progress bar while the next page loads; fast pages never show it. */
function RouteProgress() {
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
