import { ShopError } from '@sirkito/contracts/shop-error';
import { reviewPaths } from '@sirkito/contracts/paths/review';
import type { Review } from '@sirkito/contracts/review';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/lib/app-providers.tsx';
import { toast } from '#web/lib/toasts.ts';
import type { ReviewWords } from './review-draft.ts';
import { reviewFailure } from './review-failure.ts';

/** What is reviewed: a part of an order, or a review that is there already. */
export type ReviewTarget = { orderId: string; productId: string } | Review;

interface Sent extends ReviewWords {
  /** JPEG in base64. */
  photos: readonly string[];
  /** Photos that are there already and go, by id. */
  removed: readonly string[];
}

/** The words first, then the photos; a photo that fails does not take the words with it. */
export function useSendReview(target: ReviewTarget, onSent: () => void) {
  const [api, queries] = [useApi(), useQueryClient()];
  const sendWords = async (words: ReviewWords): Promise<Review> => {
    try {
      if ('_id' in target) {
        const params = { reviewId: target._id };
        return (await api(reviewPaths.edit, { params, body: words })).data;
      }
      const { orderId, productId } = target;
      return (await api(reviewPaths.write, { body: { orderId, productId, ...words } })).data;
    } catch (error) {
      throw reviewFailure('_id' in target ? 'update' : 'create', error);
    }
  };
  return useMutation({
    mutationFn: async ({ photos, removed, ...words }: Sent) => {
      const { _id: reviewId } = await sendWords(words);
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
          title: 'Your words are on the page, your photos are not all as you left them',
          description: `${unsent}. Edit the review to try again.`,
          variant: 'destructive',
        });
      } else toast({ title: 'Thank you. Your review is on the page.', variant: 'success' });
      onSent();
      await queries.invalidateQueries({ queryKey: ['reviews'] });
    },
  });
}
