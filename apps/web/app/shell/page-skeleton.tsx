import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const productPage = shopPaths.product({ _id: '' });
const cardPages: readonly string[] = [shopPaths.allProducts, shopPaths.deals, shopPaths.home];

/** Fast pages never show it. */
const delayMs = 250;

/** Renders a skeleton of the next page in place of the current one. */
export function PageSkeleton({ path }: { path: string }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  useLayoutEffect(() => {
    if (isLate) scrollTo({ top: 0, behavior: 'instant' });
  }, [isLate]);
  if (!isLate) return null;
  return (
    <div data-shape role="status" className="wrap min-h-dvh pb-section">
      <h1 className="sr-only">Loading page</h1>
      <div className="flex h-15 items-center">
        <Skeleton className="h-3 w-40" />
      </div>
      {skeletonFor(path)}
    </div>
  );
}

function skeletonFor(path: string): ReactNode {
  if (path.startsWith(productPage)) return <ProductSkeleton />;
  return cardPages.includes(path) ? <CardsSkeleton /> : <TextSkeleton />;
}

function ProductSkeleton() {
  return (
    <div
      data-skeleton="product"
      className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-x-16"
    >
      <Skeleton className="aspect-square w-full" />
      <div className="grid content-start gap-5">
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-10 w-44" />
        <Skeleton className="h-13 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    </div>
  );
}

function CardsSkeleton() {
  return (
    <div data-skeleton="cards">
      <Skeleton className="mb-10 h-10 w-72 max-w-full" />
      <div className="grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 lg:grid-cols-4">
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className="grid gap-3.5">
            <Skeleton className="aspect-square w-full" />
            <Skeleton className="h-3 w-full" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        ))}
      </div>
    </div>
  );
}

function TextSkeleton() {
  return (
    <div data-skeleton="words">
      <Skeleton className="mt-3 h-10 w-80 max-w-full" />
      <Skeleton className="mt-6 mb-14 h-5 w-full max-w-150" />
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <Skeleton className="h-44 w-full" />
        <div className="grid content-start gap-4">
          <Skeleton className="h-6 w-60 max-w-full" />
          <Skeleton className="h-28 w-full" />
          <Skeleton className="mt-6 h-6 w-52 max-w-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      </div>
    </div>
  );
}
