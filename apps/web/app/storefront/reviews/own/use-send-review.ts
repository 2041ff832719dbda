import { ShopError } from '@sirkito/contracts/shop-error';
import { reviewPaths } from '@sirkito/contracts/reviews/paths';
import type { Review } from '@sirkito/contracts/reviews/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { reviewsKey } from '#web/lib/query-keys/reviews.ts';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { toast } from '#web/lib/interaction/toasts.ts';
import type { ReviewFields } from './review-draft.ts';
import { reviewError } from './review-error.ts';

/** A product from an order, or an existing review. */
export type ReviewTarget = { orderId: string; productId: string } | Review;

interface ReviewSubmission extends ReviewFields {
  /** Base64 JPEGs. */
  photos: readonly string[];
  /** Ids of uploaded photos to remove. */
  removed: readonly string[];
}

/** Saves the review first, then its photos, so a failed photo does not lose the text. */
export function useSendReview(target: ReviewTarget, onSent: () => void) {
  const [api, queries] = [useApi(), useQueryClient()];
  const saveFields = async (fields: ReviewFields): Promise<Review> => {
    try {
      if ('_id' in target) {
        const params = { reviewId: target._id };
        return (await api(reviewPaths.edit, { params, body: fields })).data;
      }
      const { orderId, productId } = target;
      return (await api(reviewPaths.write, { body: { orderId, productId, ...fields } })).data;
    } catch (error) {
      throw reviewError('_id' in target ? 'update' : 'create', error);
    }
  };
  return useSingleFlightMutation({
    mutationFn: async ({ photos, removed, ...fields }: ReviewSubmission) => {
      const { _id: reviewId } = await saveFields(fields);
      try {
        for (const photoId of removed) {
          await api(reviewPaths.removePhoto, { params: { reviewId, photoId } });
        }
        for (const photo of photos) {
          await api(reviewPaths.addPhoto, { params: { reviewId }, body: { photo } });
        }
      } catch (error) {
        if (error instanceof ShopError) return { unsent: error.message };
        throw error;
      }
      return { unsent: undefined };
    },
    onSuccess: async ({ unsent }) => {
      if (unsent) {
        toast({
          title: "Review saved, but some photos weren't updated",
          description: `${unsent}. Edit the review to try again.`,
          variant: 'destructive',
        });
      } else toast({ title: 'Thanks! Your review is posted.', variant: 'success' });
      onSent();
      await queries.invalidateQueries({ queryKey: reviewsKey });
    },
  });
}
