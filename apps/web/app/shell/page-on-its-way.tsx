import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';

const PageShape = lazy(async () => ({ default: (await import('./page-shape.tsx')).PageShape }));

/** The page, or the shape of the next one when that takes its time. */
export function PageOnItsWay({ children }: { children: ReactNode }) {
  const here = useLocation().pathname;
  const next = useNavigation().location?.pathname;
  return (
    <>
      <Suspense>
        {next?.startsWith('/shop/') && next !== here && <PageShape path={next} />}
      </Suspense>
      <div className="contents [[data-shape]+&]:hidden">{children}</div>
    </>
  );
}
