import { formatDate } from '@sirkito/commerce';
import type { Review } from '@sirkito/contracts/reviews/schemas';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { ReviewPhotos } from './review-photos.tsx';
import { SampleMark } from './sample-mark.tsx';
import { Stars } from '#web/ui/product/stars.tsx';

/** Shows a review as plain text, with no clickable links. */
export function ReviewItem({ review, actions }: { review: Review; actions?: ReactNode }) {
  const { author, isSample, rating, createdAt, editedAt, photos, answer } = review;
  return (
    <article aria-label={`Review by ${author}`} className="border-b border-line py-5 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
        <Stars rating={rating} />
        <span className="font-medium">{author}</span>
        {isSample ? (
          <SampleMark />
        ) : (
          <span className="inline-flex items-center gap-1 text-positive">
            <BadgeCheck size={15} strokeWidth={1.6} aria-hidden="true" />
            Verified purchase
          </span>
        )}
        <span className="text-ink-faint">
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          {editedAt && (
            <>
              {', edited '}
              <time dateTime={editedAt}>{formatDate(editedAt)}</time>
            </>
          )}
        </span>
      </div>
      <p className="mt-2 max-w-[66ch] whitespace-pre-line wrap-anywhere">{review.review}</p>
      <ReviewPhotos photos={photos} author={author} />
      {answer && (
        <div className="mt-4 max-w-[66ch] border-l-2 border-trace pl-4 text-small">
          <p className="font-medium">
            Reply from the shop{' '}
            <time dateTime={answer.at} className="font-normal text-ink-faint">
              {formatDate(answer.at)}
            </time>
          </p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere text-ink-muted">{answer.text}</p>
        </div>
      )}
      {actions}
    </article>
  );
}
