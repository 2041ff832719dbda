import type {
  AnswerBody,
  QuestionBody,
  QuestionParams,
  QuestionReply,
  QuestionsReply,
} from './question-schemas.ts';
import type { ProductParams, ReviewPageQueryInput } from './schemas.ts';
import { call } from '../call.ts';

export const questionPaths = {
  ofProduct: call<{ params: ProductParams; query: ReviewPageQueryInput; reply: QuestionsReply }>(
    'GET',
    '/api/shop/questions/product/:productId',
  ),
  ask: call<{ body: QuestionBody; reply: QuestionReply }>('POST', '/api/shop/questions'),
  answer: call<{ params: QuestionParams; body: AnswerBody; reply: QuestionReply }>(
    'POST',
    '/api/shop/questions/:questionId/answers',
  ),
};
