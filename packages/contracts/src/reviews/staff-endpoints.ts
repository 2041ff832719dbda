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

export const reviewStaffApi = {
  list: endpoint(reviewStaffPaths.list, {
    access: { staff: 'reviews', action: 'view' },
    summary: 'List reviews, newest first; reported ones by number of reports',
    query: StaffReviewsQuery,
    reply: StaffReviewsReply,
  }),
  hide: endpoint(reviewStaffPaths.hide, {
    access: { staff: 'reviews', action: 'change' },
    summary: 'Hide a review, with a reason its author sees',
    params: ReviewParams,
    body: HideBody,
    reply: ReviewDone,
    errors: ['review.not_found'],
  }),
  show: endpoint(reviewStaffPaths.show, {
    access: { staff: 'reviews', action: 'change' },
    summary: 'Show a hidden review again',
    params: ReviewParams,
    reply: ReviewDone,
    errors: ['review.not_found'],
  }),
  answer: endpoint(reviewStaffPaths.answer, {
    access: { staff: 'reviews', action: 'change' },
    summary: 'Update the public answer to a review; an empty one removes it',
    params: ReviewParams,
    body: StaffAnswerBody,
    reply: ReviewDone,
    errors: ['review.not_found'],
  }),
  questions: endpoint(reviewStaffPaths.questions, {
    access: { staff: 'reviews', action: 'view' },
    summary: 'List questions, newest first',
    query: StaffQuestionsQuery,
    reply: StaffQuestionsReply,
  }),
  answerQuestion: endpoint(reviewStaffPaths.answerQuestion, {
    access: { staff: 'reviews', action: 'change' },
    summary: 'Answer a question as the shop',
    params: QuestionParams,
    body: AnswerBody,
    reply: QuestionReply,
    errors: ['question.not_found'],
  }),
  hideQuestion: endpoint(reviewStaffPaths.hideQuestion, {
    access: { staff: 'reviews', action: 'change' },
    summary: 'Hide a question and its answers',
    params: QuestionParams,
    body: HideBody,
    reply: ReviewDone,
    errors: ['question.not_found'],
  }),
  showQuestion: endpoint(reviewStaffPaths.showQuestion, {
    access: { staff: 'reviews', action: 'change' },
    summary: 'Show a hidden question and its answers again',
    params: QuestionParams,
    reply: ReviewDone,
    errors: ['question.not_found'],
  }),
  hideAnswer: endpoint(reviewStaffPaths.hideAnswer, {
    access: { staff: 'reviews', action: 'change' },
    summary: 'Hide an answer',
    params: AnswerParams,
    body: HideBody,
    reply: ReviewDone,
    errors: ['question.answer_not_found'],
  }),
  showAnswer: endpoint(reviewStaffPaths.showAnswer, {
    access: { staff: 'reviews', action: 'change' },
    summary: 'Show a hidden answer again',
    params: AnswerParams,
    reply: ReviewDone,
    errors: ['question.answer_not_found'],
  }),
};
