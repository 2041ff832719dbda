import { endpoint } from '../endpoint.ts';
import { reviewStaffPaths } from './staff-paths.ts';
import { AnswerBody, QuestionParams, QuestionReply } from './question-schemas.ts';
import { ReviewDone, ReviewParams } from './schemas.ts';
import {
  StaffReviewsReply,
  StaffQuestionsReply,
  StaffReviewsQuery,
  StaffQuestionsQuery,
  AnswerParams,
  HideBody,
  StaffAnswerBody,
} from './staff-schemas.ts';

const staff = ['auth.required', 'auth.wrong_role', 'request.invalid'] as const;
const ofReview = [...staff, 'review.not_found'] as const;
const ofQuestion = [...staff, 'question.not_found'] as const;
const ofAnswer = [...staff, 'question.answer_not_found'] as const;

export const reviewStaffApi = {
  list: endpoint(reviewStaffPaths.list, {
    access: { staff: 'reviews', action: 'view' },
    summary: 'List reviews, newest first; reported ones by number of reports',
    query: StaffReviewsQuery,
    reply: StaffReviewsReply,
    errors: staff,
  }),
  hide: endpoint(reviewStaffPaths.hide, {
    access: { staff: 'reviews', action: 'change' },
    summary: 'Hide a review, with a reason its author sees',
    params: ReviewParams,
    body: HideBody,
    reply: ReviewDone,
    errors: ofReview,
  }),
  show: endpoint(reviewStaffPaths.show, {
    access: { staff: 'reviews', action: 'change' },
    summary: 'Show a hidden review again',
    params: ReviewParams,
    reply: ReviewDone,
    errors: ofReview,
  }),
  answer: endpoint(reviewStaffPaths.answer, {
    access: { staff: 'reviews', action: 'change' },
    summary: 'Update the public answer to a review; an empty one removes it',
    params: ReviewParams,
    body: StaffAnswerBody,
    reply: ReviewDone,
    errors: ofReview,
  }),
  questions: endpoint(reviewStaffPaths.questions, {
    access: { staff: 'reviews', action: 'view' },
    summary: 'List questions, newest first',
    query: StaffQuestionsQuery,
    reply: StaffQuestionsReply,
    errors: staff,
  }),
  answerQuestion: endpoint(reviewStaffPaths.answerQuestion, {
    access: { staff: 'reviews', action: 'change' },
    summary: 'Answer a question as the shop',
    params: QuestionParams,
    body: AnswerBody,
    reply: QuestionReply,
    errors: ofQuestion,
  }),
  hideQuestion: endpoint(reviewStaffPaths.hideQuestion, {
    access: { staff: 'reviews', action: 'change' },
    summary: 'Hide a question and its answers',
    params: QuestionParams,
    body: HideBody,
    reply: ReviewDone,
    errors: ofQuestion,
  }),
  showQuestion: endpoint(reviewStaffPaths.showQuestion, {
    access: { staff: 'reviews', action: 'change' },
    summary: 'Show a hidden question and its answers again',
    params: QuestionParams,
    reply: ReviewDone,
    errors: ofQuestion,
  }),
  hideAnswer: endpoint(reviewStaffPaths.hideAnswer, {
    access: { staff: 'reviews', action: 'change' },
    summary: 'Hide an answer',
    params: AnswerParams,
    body: HideBody,
    reply: ReviewDone,
    errors: ofAnswer,
  }),
  showAnswer: endpoint(reviewStaffPaths.showAnswer, {
    access: { staff: 'reviews', action: 'change' },
    summary: 'Show a hidden answer again',
    params: AnswerParams,
    reply: ReviewDone,
    errors: ofAnswer,
  }),
};
