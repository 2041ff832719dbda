import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { TryAgain } from '#web/ui/try-again.tsx';
import { OwnReviewRow } from './own-review-row.tsx';
import { PageButtons } from '#web/ui/buttons/page-buttons.tsx';
import { reviewError } from './review-error.ts';
import { ReviewsPending } from './reviews-pending.tsx';
import { ownReviewsQuery, pendingReviewsQuery } from '../reviews.queries.ts';
import { PendingReviewRow } from './pending-review-row.tsx';

/** Lists products to review, then the customer's reviews, newest first. */
export function OwnReviews({ userId, emptyState }: { userId: string; emptyState: ReactNode }) {
  const api = useApi();
  const [page, setPage] = useState(1);
  const own = useQuery(ownReviewsQuery(api, userId, page));
  const { data: pending = [] } = useQuery(pendingReviewsQuery(api, userId));
  if (own.isPending) return <ReviewsPending />;
  if (own.isLoadingError) {
    return <TryAgain onRetry={own.refetch}>{reviewError('own', own.error).message}</TryAgain>;
  }
  const { data, pagination } = own.data;
  if (pagination.total === 0 && pending.length === 0) return emptyState;
  return (
    <div className="grid gap-12">
      {pending.length > 0 && (
        <section aria-label="Waiting for your review">
          <h2 className="mb-4 text-title font-[560]">Waiting for your review</h2>
          <ul>
            {pending.map((one) => (
              <PendingReviewRow
                key={`${one.orderId} ${one.product._id}`}
                pending={one}
                userId={userId}
              />
            ))}
          </ul>
        </section>
      )}
      {pagination.total > 0 && (
        <section aria-label="Your reviews">
          <h2 className="mb-4 text-title font-[560]">Your reviews</h2>
          <ul>
            {data.map((review) => (
              <OwnReviewRow key={review._id} review={review} userId={userId} />
            ))}
          </ul>
          <PageButtons pagination={pagination} label="Pages of your reviews" onPage={setPage} />
        </section>
      )}
    </div>
  );
}
