import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';

// A skeleton that fails to load must not break the page.
const PageSkeleton = lazy(async () => {
  try {
    return { default: (await import('./page-skeleton.tsx')).PageSkeleton };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { default: () => null };
  }
});

/** Renders the page, or the skeleton of the next one if it loads slowly. */
export function PageTransition({ children }: { children: ReactNode }) {
  const here = useLocation().pathname;
  const next = useNavigation().location?.pathname;
  return (
    <>
      {/* A new boundary per navigation: React would hide the skeleton in one already revealed. */}
      <Suspense key={next}>
        {next?.startsWith('/shop/') && next !== here && <PageSkeleton path={next} />}
      </Suspense>
      <div className="contents [[data-shape]+&]:hidden">{children}</div>
    </>
  );
}
