import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useIsNear } from '#web/lib/use-is-near.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const ProductReviews = lazy(async () => ({
  default: (await import('./product-reviews.tsx')).ProductReviews,
}));

const wanted = /^#(?:reviews|write-review)$/;

/** Comes when somebody nears it: most visitors of a page never scroll so far. */
export function LazyProductReviews({ productId }: { productId: string }) {
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  useEffect(() => {
    if (wanted.test(hash)) place.current?.scrollIntoView();
  }, [hash]);
  const pending: ReactNode = (
    <>
      <Skeleton className="h-96 w-full no-script:hidden" />
      <p className="hidden text-ink-muted no-script:block">Reviews need JavaScript to be shown.</p>
    </>
  );
  return (
    <div ref={place} id="reviews" className="min-h-96 scroll-mt-48">
      {isNear ? (
        <Suspense fallback={pending}>
          <ProductReviews productId={productId} />
        </Suspense>
      ) : (
        pending
      )}
    </div>
  );
}
