import { reviewPaths } from '@sirkito/contracts/paths/review';
import type { OwnReview } from '@sirkito/contracts/review';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useApi } from '#web/lib/app-providers.tsx';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { ProductPicture } from '#web/ui/product-picture.tsx';
import { LazyReviewForm } from './review-form-loader.tsx';
import { ReviewItem } from './review-item.tsx';

export function OwnReviewRow({ review, userId }: { review: OwnReview; userId: string }) {
  const { product, hiddenReason } = review;
  const [isEditing, setIsEditing] = useState(false);
  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-x-4 gap-y-2 border-b border-line py-5 first:pt-0">
      <ProductPicture path={product.image || undefined} alt="" sizes="72px" />
      <div className="min-w-0 [&_article]:border-0 [&_article]:py-0">
        <Link to={shopPaths.product(product)} className="mb-2 block hover:underline">
          {product.title}
        </Link>
        {hiddenReason !== null && (
          <div className="mb-3">
            <Note kind="warn">We took this review from the page: {hiddenReason}</Note>
          </div>
        )}
        {isEditing ? (
          <LazyReviewForm userId={userId} target={review} onDone={() => setIsEditing(false)} />
        ) : (
          <ReviewItem
            review={review}
            acts={<Acts review={review} onEdit={() => setIsEditing(true)} />}
          />
        )}
      </div>
    </li>
  );
}

function Acts({ review, onEdit }: { review: OwnReview; onEdit: () => void }) {
  const [api, queries] = [useApi(), useQueryClient()];
  const [isSure, setIsSure] = useState(false);
  const remove = useMutation({
    mutationFn: () => api(reviewPaths.remove, { params: { reviewId: review._id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['reviews'] }),
    onError: ({ message }) => toast({ title: message, variant: 'destructive' }),
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
            if (!isSure) setIsSure(true);
            // Not for the second half of a double press.
            else if (detail < 2) remove.mutate();
          }}
        >
          {isSure ? 'Yes, remove it' : 'Remove'}
        </Button>
      )}
    </div>
  );
}
