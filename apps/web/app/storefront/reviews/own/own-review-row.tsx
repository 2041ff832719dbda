import { reviewPaths } from '@sirkito/contracts/reviews/paths';
import type { OwnReview } from '@sirkito/contracts/reviews/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { reviewsKey } from '#web/lib/query-keys/reviews.ts';
import { toastError, useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { ProductImage } from '#web/ui/product/product-image.tsx';
import { LazyReviewForm } from './review-form-loader.tsx';
import { ReviewItem } from '../review-item.tsx';

export function OwnReviewRow({ review, userId }: { review: OwnReview; userId: string }) {
  const { product, hiddenReason } = review;
  const [isEditing, setIsEditing] = useState(false);
  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-x-4 gap-y-2 border-b border-line py-5 first:pt-0">
      <ProductImage path={product.image || undefined} alt="" sizes="72px" />
      <div className="min-w-0 [&_article]:border-0 [&_article]:py-0">
        <Link to={shopPaths.product(product)} className="mb-2 block hover:underline">
          {product.title}
        </Link>
        {hiddenReason !== null && (
          <div className="mb-3">
            <Note kind="warn">We removed this review: {hiddenReason}</Note>
          </div>
        )}
        {isEditing ? (
          <LazyReviewForm userId={userId} target={review} onDone={() => setIsEditing(false)} />
        ) : (
          <ReviewItem
            review={review}
            actions={<Actions review={review} onEdit={() => setIsEditing(true)} />}
          />
        )}
      </div>
    </li>
  );
}

function Actions({ review, onEdit }: { review: OwnReview; onEdit: () => void }) {
  const [api, queries] = [useApi(), useQueryClient()];
  const [isConfirming, setIsConfirming] = useState(false);
  const remove = useSingleFlightMutation({
    mutationFn: () => api(reviewPaths.remove, { params: { reviewId: review._id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: reviewsKey }),
    onError: toastError,
  });
  return (
    <div className="mt-3 -ml-3 flex flex-wrap gap-1">
      <Button look="bare" size="small" onClick={onEdit}>
        Edit
      </Button>
      {review.hiddenReason === null && (
        <Button
          look="bare"
          size="small"
          isBusy={remove.isPending}
          onClick={({ detail }) => {
            if (!isConfirming) setIsConfirming(true);
            // Ignore the second click of a double click.
            else if (detail < 2) remove.mutate();
          }}
        >
          {isConfirming ? 'Yes, remove it' : 'Remove'}
        </Button>
      )}
    </div>
  );
}
