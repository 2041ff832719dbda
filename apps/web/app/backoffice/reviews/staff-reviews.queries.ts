import { reviewStaffPaths } from '@sirkito/contracts/reviews/staff-paths';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { staffQuestionListKey, staffReviewListKey } from '../shared/query-keys.ts';

export type ShownReviews = 'reported' | 'unanswered' | 'hidden' | 'all';

export type ShownQuestions = 'unanswered' | 'hidden' | 'all';

const limit = 20;

export const staffReviewsQuery = (api: Api, show: ShownReviews, page: number) =>
  queryOptions({
    queryKey: staffReviewListKey(show, page),
    queryFn: ({ signal }) => api(reviewStaffPaths.list, { query: { show, page, limit }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const staffQuestionsQuery = (api: Api, show: ShownQuestions, page: number) =>
  queryOptions({
    queryKey: staffQuestionListKey(show, page),
    queryFn: ({ signal }) =>
      api(reviewStaffPaths.questions, { query: { show, page, limit }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
