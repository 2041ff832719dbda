import { reportReasons, type ReportReason } from '@sirkito/commerce';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { reviewStaffPaths } from './paths/review-staff.ts';
import { Answer, AnswerBody, Question, QuestionParams, QuestionReply } from './question.ts';
import {
  Pagination,
  Review,
  ReviewDone,
  ReviewPage,
  ReviewParams,
  ReviewedProduct,
} from './review.ts';

const reasons = Object.keys(reportReasons) as [ReportReason, ...ReportReason[]];

const StaffReview = Review.extend({
  product: ReviewedProduct,
  hiddenReason: z.string().nullable(),
  reports: z.array(z.object({ reason: z.enum(reasons), note: z.string(), at: z.iso.datetime() })),
});
export type StaffReview = z.output<typeof StaffReview>;

const StaffReviewsReply = z.object({
  success: z.literal(true),
  data: z.array(StaffReview),
  pagination: Pagination,
});
export type StaffReviewsReply = z.output<typeof StaffReviewsReply>;

const StaffQuestion = Question.extend({
  product: ReviewedProduct,
  hiddenReason: z.string().nullable(),
  /** Those that everyone reads first, then the hidden ones. */
  answers: z.array(Answer.extend({ hiddenReason: z.string().nullable() })),
});
export type StaffQuestion = z.output<typeof StaffQuestion>;

const StaffQuestionsReply = z.object({
  success: z.literal(true),
  data: z.array(StaffQuestion),
  pagination: Pagination,
});
export type StaffQuestionsReply = z.output<typeof StaffQuestionsReply>;

const StaffReviewsQuery = ReviewPage.extend({
  show: z.enum(['all', 'reported', 'unanswered', 'hidden']).default('all'),
});
export type StaffReviewsQuery = z.output<typeof StaffReviewsQuery>;
export type StaffReviewsAddress = z.input<typeof StaffReviewsQuery>;

const StaffQuestionsQuery = ReviewPage.extend({
  /** Unanswered are those that wait for the shop, whatever buyers said. */
  show: z.enum(['all', 'unanswered', 'hidden']).default('unanswered'),
});
export type StaffQuestionsQuery = z.output<typeof StaffQuestionsQuery>;
export type StaffQuestionsAddress = z.input<typeof StaffQuestionsQuery>;

const AnswerParams = QuestionParams.extend({ answerId: z.uuid() });
export type AnswerParams = z.input<typeof AnswerParams>;

export const HideBody = z.object({
  reason: z.string().trim().min(3, 'Say why, in a few words').max(300, 'At most 300 characters'),
});
export type HideBody = z.input<typeof HideBody>;

/** An empty answer takes the old one away. */
const StaffAnswerBody = z.object({ answer: z.string().trim().max(2_000) });
export type StaffAnswerBody = z.input<typeof StaffAnswerBody>;

const staff = ['auth.required', 'auth.wrong_role', 'request.invalid'] as const;
const ofReview = [...staff, 'review.not_found'] as const;
const ofQuestion = [...staff, 'question.not_found'] as const;
const ofAnswer = [...staff, 'question.answer_not_found'] as const;

export const reviewStaffApi = {
  list: endpoint(reviewStaffPaths.list, {
    access: 'staff',
    summary: 'Reviews for staff, newest first; reported ones by how often',
    query: StaffReviewsQuery,
    reply: StaffReviewsReply,
    errors: staff,
  }),
  hide: endpoint(reviewStaffPaths.hide, {
    access: 'staff',
    summary: 'Take a review from the page, with a reason its author reads',
    params: ReviewParams,
    body: HideBody,
    reply: ReviewDone,
    errors: ofReview,
  }),
  show: endpoint(reviewStaffPaths.show, {
    access: 'staff',
    summary: 'Put a hidden review back on the page',
    params: ReviewParams,
    reply: ReviewDone,
    errors: ofReview,
  }),
  answer: endpoint(reviewStaffPaths.answer, {
    access: 'staff',
    summary: 'Answer a review where everyone reads it',
    params: ReviewParams,
    body: StaffAnswerBody,
    reply: ReviewDone,
    errors: ofReview,
  }),
  questions: endpoint(reviewStaffPaths.questions, {
    access: 'staff',
    summary: 'Questions for staff, newest first',
    query: StaffQuestionsQuery,
    reply: StaffQuestionsReply,
    errors: staff,
  }),
  answerQuestion: endpoint(reviewStaffPaths.answerQuestion, {
    access: 'staff',
    summary: 'Answer a question for the shop',
    params: QuestionParams,
    body: AnswerBody,
    reply: QuestionReply,
    errors: ofQuestion,
  }),
  hideQuestion: endpoint(reviewStaffPaths.hideQuestion, {
    access: 'staff',
    summary: 'Take a question with its answers from the page',
    params: QuestionParams,
    body: HideBody,
    reply: ReviewDone,
    errors: ofQuestion,
  }),
  showQuestion: endpoint(reviewStaffPaths.showQuestion, {
    access: 'staff',
    summary: 'Put a hidden question with its answers back on the page',
    params: QuestionParams,
    reply: ReviewDone,
    errors: ofQuestion,
  }),
  hideAnswer: endpoint(reviewStaffPaths.hideAnswer, {
    access: 'staff',
    summary: 'Take one answer to a question from the page',
    params: AnswerParams,
    body: HideBody,
    reply: ReviewDone,
    errors: ofAnswer,
  }),
  showAnswer: endpoint(reviewStaffPaths.showAnswer, {
    access: 'staff',
    summary: 'Put a hidden answer back on the page',
    params: AnswerParams,
    reply: ReviewDone,
    errors: ofAnswer,
  }),
};
