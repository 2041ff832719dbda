import { endpoint } from '../endpoint.ts';
import { questionPaths } from './question-paths.ts';
import { ProductParams, ReviewPageQuery } from './schemas.ts';
import {
  QuestionBody,
  AnswerBody,
  QuestionParams,
  QuestionReply,
  QuestionsReply,
} from './question-schemas.ts';

export const questionApi = {
  ofProduct: endpoint(questionPaths.ofProduct, {
    access: 'public',
    summary: 'List questions about a product with their answers, newest first',
    params: ProductParams,
    query: ReviewPageQuery,
    reply: QuestionsReply,
  }),
  ask: endpoint(questionPaths.ask, {
    access: 'shopper',
    summary: 'Ask a question about a product',
    body: QuestionBody,
    reply: QuestionReply,
    errors: ['catalog.product_not_found'],
  }),
  answer: endpoint(questionPaths.answer, {
    access: 'shopper',
    summary: 'Answer a question about a product you received',
    params: QuestionParams,
    body: AnswerBody,
    reply: QuestionReply,
    errors: ['question.not_found', 'question.only_buyers'],
  }),
};
