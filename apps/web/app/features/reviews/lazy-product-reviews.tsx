import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Skeleton } from '#web/ui/skeleton.tsx';

const ProductReviews = lazy(async () => ({
  default: (await import('./product-reviews.tsx')).ProductReviews,
}));

const wanted = /^#(?:reviews|write-review)$/;
/** How far below the window they are when they begin to load. */
const ahead = '600px';

/** Comes when somebody nears it: most visitors of a page never scroll so far. */
export function LazyProductReviews({ productId }: { productId: string }) {
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    if (wanted.test(hash)) element.scrollIntoView();
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => observer.disconnect();
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
