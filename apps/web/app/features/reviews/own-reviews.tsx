import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { TryAgain } from '#web/ui/try-again.tsx';
import { OwnReviewRow } from './own-review-row.tsx';
import { PageButtons } from '#web/ui/page-buttons.tsx';
import { reviewFailure } from './review-failure.ts';
import { ReviewsPending } from './reviews-pending.tsx';
import { ownReviewsQuery, waitingQuery } from './reviews.queries.ts';
import { WaitingRow } from './waiting-row.tsx';

/** What waits for a word of one's own, then what one has written, newest first. */
export function OwnReviews({ userId, nothing }: { userId: string; nothing: ReactNode }) {
  const api = useApi();
  const [page, setPage] = useState(1);
  const own = useQuery(ownReviewsQuery(api, userId, page));
  const { data: waiting = [] } = useQuery(waitingQuery(api, userId));
  if (own.isPending) return <ReviewsPending />;
  if (own.isLoadingError) {
    return <TryAgain onAgain={own.refetch}>{reviewFailure('own', own.error).message}</TryAgain>;
  }
  const { data, pagination } = own.data;
  if (pagination.total === 0 && waiting.length === 0) return nothing;
  return (
    <div className="grid gap-12">
      {waiting.length > 0 && (
        <section aria-label="Waiting for your review">
          <h2 className="mb-4 text-title font-[560]">Waiting for your review</h2>
          <ul>
            {waiting.map((one) => (
              <WaitingRow key={`${one.orderId} ${one.product._id}`} waiting={one} userId={userId} />
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
