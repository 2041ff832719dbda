import { keysOf, reportReasons } from '@sirkito/commerce';
import { z } from 'zod';
import { Answer, Question, QuestionParams } from './question-schemas.ts';
import { Pagination, Review, ReviewPageQuery, ReviewedProduct } from './schemas.ts';

const reasons = keysOf(reportReasons);

const StaffReview = Review.extend({
  product: ReviewedProduct,
  hiddenReason: z.string().nullable(),
  reports: z.array(z.object({ reason: z.enum(reasons), note: z.string(), at: z.iso.datetime() })),
});
export type StaffReview = z.output<typeof StaffReview>;

export const StaffReviewsReply = z.object({
  success: z.literal(true),
  data: z.array(StaffReview),
  pagination: Pagination,
});
export type StaffReviewsReply = z.output<typeof StaffReviewsReply>;

const StaffQuestion = Question.extend({
  product: ReviewedProduct,
  hiddenReason: z.string().nullable(),
  /** Visible answers first. */
  answers: z.array(Answer.extend({ hiddenReason: z.string().nullable() })),
});
export type StaffQuestion = z.output<typeof StaffQuestion>;

export const StaffQuestionsReply = z.object({
  success: z.literal(true),
  data: z.array(StaffQuestion),
  pagination: Pagination,
});
export type StaffQuestionsReply = z.output<typeof StaffQuestionsReply>;

export const StaffReviewsQuery = ReviewPageQuery.extend({
  show: z.enum(['all', 'reported', 'unanswered', 'hidden']).default('all'),
});
export type StaffReviewsQuery = z.output<typeof StaffReviewsQuery>;
export type StaffReviewsQueryInput = z.input<typeof StaffReviewsQuery>;

export const StaffQuestionsQuery = ReviewPageQuery.extend({
  /** `unanswered`: without an answer from staff. */
  show: z.enum(['all', 'unanswered', 'hidden']).default('unanswered'),
});
export type StaffQuestionsQuery = z.output<typeof StaffQuestionsQuery>;
export type StaffQuestionsQueryInput = z.input<typeof StaffQuestionsQuery>;

export const AnswerParams = QuestionParams.extend({ answerId: z.uuid() });
export type AnswerParams = z.input<typeof AnswerParams>;

export const HideBody = z.object({
  reason: z
    .string()
    .trim()
    .min(3, 'Enter a reason of 3 characters or more')
    .max(300, 'Must be 300 characters or fewer'),
});
export type HideBody = z.input<typeof HideBody>;

/** An empty answer deletes the existing one. */
export const StaffAnswerBody = z.object({ answer: z.string().trim().max(2_000) });
export type StaffAnswerBody = z.input<typeof StaffAnswerBody>;
