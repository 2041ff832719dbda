import { lazy, Suspense, type ComponentProps } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';

const ReviewForm = lazy(async () => ({
  default: (await import('./review-form.tsx')).ReviewForm,
}));

/** Loads the form and its validation once someone starts writing. */
export function LazyReviewForm(props: ComponentProps<typeof ReviewForm>) {
  return (
    <Suspense fallback={<Skeleton className="h-80 w-full" />}>
      <ReviewForm {...props} />
    </Suspense>
  );
}
