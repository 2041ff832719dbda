import { formatCount, isKeyOf, type ReviewSort } from '@sirkito/commerce';
import type { ProductCard } from '@sirkito/contracts/catalog/listing-schemas';
import type { ReviewFormReply, ReviewsReply } from '@sirkito/contracts/reviews/schemas';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { Select } from '#web/ui/form/field.tsx';
import { PageButtons } from '#web/ui/buttons/page-buttons.tsx';
import { TryAgain } from '#web/ui/try-again.tsx';
import { Questions } from './questions.tsx';
import { ReviewActions } from './review-actions.tsx';
import { reviewError } from './own/review-error.ts';
import { LazyReviewForm } from './own/review-form-loader.tsx';
import { ReviewItem } from './review-item.tsx';
import { ReviewsPending } from './own/reviews-pending.tsx';
import { reviewPermissionsQuery, productReviewsQuery, type ReviewView } from './reviews.queries.ts';
import { SampleMark } from './sample-mark.tsx';
import { StarBars } from './star-bars.tsx';
import { WriteReview } from './own/write-review.tsx';

const sortNames: Record<ReviewSort, string> = {
  newest: 'Newest',
  highest: 'Highest rating',
  lowest: 'Lowest rating',
  helpful: 'Most helpful',
};

interface ProductReviewsProps {
  product: Pick<ProductCard, '_id' | 'hasSampleReviews'>;
}

/** Shows the reviews with their rating bars, and the questions below. */
export function ProductReviews({ product }: ProductReviewsProps) {
  const { _id: productId, hasSampleReviews } = product;
  const api = useApi();
  const { user, isAuthenticated } = useSession();
  const member = isAuthenticated ? user : null;
  const [view, setView] = useState<ReviewView>({ page: 1, sort: 'newest' });
  const reviews = useQuery(productReviewsQuery(api, productId, view));
  const { data: mine } = useQuery(reviewPermissionsQuery(api, productId, member?.id));
  const [isWriting, setIsWriting] = useState(useLocation().hash === '#write-review');
  const orderId = isWriting ? mine?.orderIds[0] : undefined;
  return (
    <>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <div className="grid content-start gap-6">
          {reviews.data && (
            <Summary
              stars={reviews.data.stars}
              isSample={hasSampleReviews}
              view={view}
              onView={setView}
            />
          )}
          {!orderId && <WriteReview mine={mine} onWrite={() => setIsWriting(true)} />}
        </div>
        <div className="min-w-0">
          {member && orderId && (
            <div className="mb-8 max-w-[44rem] rounded-lg border border-line bg-surface-raised p-4 sm:p-6">
              <LazyReviewForm
                userId={member.id}
                target={{ orderId, productId }}
                onDone={() => setIsWriting(false)}
              />
            </div>
          )}
          {reviews.data && (
            <ReviewList
              reply={reviews.data}
              mine={mine}
              view={view}
              onView={setView}
              isStale={reviews.isPlaceholderData}
            />
          )}
          {reviews.isPending && <ReviewsPending />}
          {reviews.isLoadingError && (
            <TryAgain onRetry={reviews.refetch}>
              {reviewError('list', reviews.error).message}
            </TryAgain>
          )}
        </div>
      </div>
      <Questions productId={productId} isBuyer={mine?.isBuyer ?? false} />
    </>
  );
}

interface ViewProps {
  view: ReviewView;
  onView: (view: ReviewView) => void;
}

interface SummaryProps extends ViewProps {
  stars: readonly number[];
  isSample: boolean;
}

function Summary({ stars, isSample, view, onView }: SummaryProps) {
  const count = stars.reduce((sum, one) => sum + one, 0);
  if (count === 0) return null;
  const points = stars.reduce((sum, one, index) => sum + one * (index + 1), 0);
  return (
    <div className="grid gap-4">
      <p className="flex items-baseline gap-3">
        <b className="font-mono text-[3.5rem] leading-none font-[480] tracking-[-0.08em]">
          {(points / count).toFixed(1)}
        </b>
        <span className="text-small text-ink-muted">
          out of 5, from {formatCount(count, 'review')} {isSample && <SampleMark />}
        </span>
      </p>
      <StarBars
        stars={stars}
        chosen={view.stars}
        onChoose={(chosen) => onView({ ...view, page: 1, stars: chosen })}
      />
      <p className="text-small text-pretty text-ink-muted">
        Only customers who received this product can review it.
      </p>
    </div>
  );
}

interface ReviewListProps extends ViewProps {
  reply: ReviewsReply;
  mine: ReviewFormReply['data'] | undefined;
  isStale: boolean;
}

function ReviewList({ reply, mine, view, onView, isStale }: ReviewListProps) {
  const id = useId();
  const { data, pagination, stars } = reply;
  if (stars.every((count) => count === 0)) {
    return (
      <p className="max-w-[44ch] text-pretty text-ink-muted">
        No reviews yet. If you buy this product, you can review it once it's delivered.
      </p>
    );
  }
  return (
    <div aria-busy={isStale} className={isStale ? 'opacity-60' : ''}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-small text-ink-muted">
          {data.some(({ isSample }) => isSample) &&
            'Sample reviews are made up for this demo shop. '}
          {view.stars
            ? `${formatCount(pagination.total, 'review')} with ${formatCount(view.stars, 'star')}`
            : ''}
        </p>
        <div className="flex items-center gap-2 text-small">
          <label htmlFor={id} className="whitespace-nowrap text-ink-muted">
            Sort by
          </label>
          <Select
            id={id}
            value={view.sort}
            onChange={({ target: { value: sort } }) =>
              isKeyOf(sortNames, sort) && onView({ ...view, page: 1, sort })
            }
          >
            {Object.entries(sortNames).map(([sort, name]) => (
              <option key={sort} value={sort}>
                {name}
              </option>
            ))}
          </Select>
        </div>
      </div>
      {data.map((review) => (
        <ReviewItem
          key={review._id}
          review={review}
          actions={
            !mine?.written.includes(review._id) && (
              <ReviewActions
                review={review}
                isMarked={mine?.helpful.includes(review._id) ?? false}
              />
            )
          }
        />
      ))}
      <PageButtons
        pagination={pagination}
        label="Pages of reviews"
        onPage={(page) => onView({ ...view, page })}
      />
    </div>
  );
}
