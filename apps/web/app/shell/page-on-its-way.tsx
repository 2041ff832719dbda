import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';

// A shape that does not come is no reason to lose the page.
const PageShape = lazy(async () => {
  try {
    return { default: (await import('./page-shape.tsx')).PageShape };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { default: () => null };
  }
});

/** The page, or the shape of the next one when that takes its time. */
export function PageOnItsWay({ children }: { children: ReactNode }) {
  const here = useLocation().pathname;
  const next = useNavigation().location?.pathname;
  return (
    <>
      {/* A new one each time: one that has been shown would hold back the sign that a page is coming. */}
      <Suspense key={next}>
        {next?.startsWith('/shop/') && next !== here && <PageShape path={next} />}
      </Suspense>
      <div className="contents [[data-shape]+&]:hidden">{children}</div>
    </>
  );
}
