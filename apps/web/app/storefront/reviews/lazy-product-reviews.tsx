import { lazy, Suspense, useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useIsNearViewport } from '#web/lib/navigation/use-is-near-viewport.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const ProductReviews = lazy(async () => ({
  default: (await import('./product-reviews.tsx')).ProductReviews,
}));

const reviewHash = /^#(?:reviews|write-review)$/;

/** Loads when scrolled near, because most visitors never scroll that far. */
export function LazyProductReviews({ product }: ComponentProps<typeof ProductReviews>) {
  const { hash } = useLocation();
  const container = useRef<HTMLDivElement>(null);
  const isNear = useIsNearViewport(container);
  useEffect(() => {
    if (reviewHash.test(hash)) container.current?.scrollIntoView();
  }, [hash]);
  const pending: ReactNode = (
    <>
      <Skeleton className="h-96 w-full no-script:hidden" />
      <p className="hidden text-ink-muted no-script:block">Turn on JavaScript to see reviews.</p>
    </>
  );
  return (
    <div ref={container} id="reviews" className="min-h-96 scroll-mt-48">
      {isNear ? (
        <Suspense fallback={pending}>
          <ProductReviews product={product} />
        </Suspense>
      ) : (
        pending
      )}
    </div>
  );
}
