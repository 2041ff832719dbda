import type { AnswerBody, QuestionParams, QuestionReply } from './question-schemas.ts';
import type {
  AnswerParams,
  HideBody,
  StaffAnswerBody,
  StaffQuestionsQueryInput,
  StaffQuestionsReply,
  StaffReviewsQueryInput,
  StaffReviewsReply,
} from './staff-schemas.ts';
import type { ReviewDone, ReviewParams } from './schemas.ts';
import { call } from '../call.ts';

const review = '/api/admin/reviews/:reviewId';
const question = '/api/admin/questions/:questionId';
const answer = `${question}/answers/:answerId`;

export const reviewStaffPaths = {
  list: call<{ query: StaffReviewsQueryInput; reply: StaffReviewsReply }>(
    'GET',
    '/api/admin/reviews',
  ),
  hide: call<{ params: ReviewParams; body: HideBody; reply: ReviewDone }>(
    'PUT',
    `${review}/hidden`,
  ),
  show: call<{ params: ReviewParams; reply: ReviewDone }>('DELETE', `${review}/hidden`),
  answer: call<{ params: ReviewParams; body: StaffAnswerBody; reply: ReviewDone }>(
    'PUT',
    `${review}/answer`,
  ),
  questions: call<{ query: StaffQuestionsQueryInput; reply: StaffQuestionsReply }>(
    'GET',
    '/api/admin/questions',
  ),
  answerQuestion: call<{ params: QuestionParams; body: AnswerBody; reply: QuestionReply }>(
    'POST',
    `${question}/answers`,
  ),
  hideQuestion: call<{ params: QuestionParams; body: HideBody; reply: ReviewDone }>(
    'PUT',
    `${question}/hidden`,
  ),
  showQuestion: call<{ params: QuestionParams; reply: ReviewDone }>('DELETE', `${question}/hidden`),
  hideAnswer: call<{ params: AnswerParams; body: HideBody; reply: ReviewDone }>(
    'PUT',
    `${answer}/hidden`,
  ),
  showAnswer: call<{ params: AnswerParams; reply: ReviewDone }>('DELETE', `${answer}/hidden`),
};
