import type { ReviewSort } from '@sirkito/commerce';
import { questionPaths } from '@sirkito/contracts/reviews/question-paths';
import { reviewPaths } from '@sirkito/contracts/reviews/paths';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import {
  ownReviewsKey,
  pendingReviewsKey,
  productQuestionsKey,
  productReviewsKey,
  reviewPermissionsKey,
} from '#web/lib/query-keys/reviews.ts';

export interface ReviewView {
  page: number;
  sort: ReviewSort;
  /** Only reviews with this rating. */
  stars?: number | undefined;
}

const perPage = 10;

export const productReviewsQuery = (api: Api, productId: string, view: ReviewView) =>
  queryOptions({
    queryKey: productReviewsKey(productId, view),
    queryFn: ({ signal }) => {
      const query = { ...view, limit: perPage };
      return api(reviewPaths.ofProduct, { params: { productId }, query, signal });
    },
    placeholderData: keepPreviousData,
  });

/** Fetches what the signed-in customer can do with a product's reviews; disabled for guests. */
export const reviewPermissionsQuery = (api: Api, productId: string, userId: string | undefined) =>
  queryOptions({
    queryKey: reviewPermissionsKey(productId, userId),
    queryFn: async ({ signal }) =>
      (await api(reviewPaths.formState, { params: { productId }, signal })).data,
    enabled: userId !== undefined,
  });

export const ownReviewsQuery = (api: Api, userId: string, page: number) =>
  queryOptions({
    queryKey: ownReviewsKey(userId, page),
    queryFn: ({ signal }) => api(reviewPaths.own, { query: { page, limit: perPage }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const pendingReviewsQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: pendingReviewsKey(userId),
    queryFn: async ({ signal }) => (await api(reviewPaths.pending, { signal })).data,
    staleTime: 0,
  });

export const questionsQuery = (api: Api, productId: string, page: number) =>
  queryOptions({
    queryKey: productQuestionsKey(productId, page),
    queryFn: ({ signal }) =>
      api(questionPaths.ofProduct, {
        params: { productId },
        query: { page, limit: 5 },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
