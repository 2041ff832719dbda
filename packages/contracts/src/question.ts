import { answerLength, questionLength } from '@sirkito/commerce';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { questionPaths } from './paths/question.ts';
import { Pagination, ProductParams, ReviewPage } from './review.ts';

export const Answer = z.object({
  _id: z.uuid(),
  answer: z.string(),
  author: z.string(),
  /** Staff, somebody who has received it, or made up to show the demo shop. */
  by: z.enum(['staff', 'buyer', 'sample']),
  createdAt: z.iso.datetime(),
});

export const Question = z.object({
  _id: z.uuid(),
  productId: z.uuid(),
  question: z.string(),
  author: z.string(),
  isSample: z.boolean(),
  answers: z.array(Answer),
  createdAt: z.iso.datetime(),
});
export type Question = z.output<typeof Question>;

export const QuestionBody = z.object({
  productId: z.uuid(),
  question: z
    .string()
    .trim()
    .min(questionLength.min, `At least ${questionLength.min} characters`)
    .max(questionLength.max, `At most ${questionLength.max} characters`),
});
export type QuestionBody = z.input<typeof QuestionBody>;

export const AnswerBody = z.object({
  answer: z
    .string()
    .trim()
    .min(1, 'Write an answer')
    .max(answerLength, `At most ${answerLength} characters`),
});
export type AnswerBody = z.input<typeof AnswerBody>;

export const QuestionParams = z.object({ questionId: z.uuid() });
export type QuestionParams = z.input<typeof QuestionParams>;

export const QuestionReply = z.object({ success: z.literal(true), data: Question });
export type QuestionReply = z.output<typeof QuestionReply>;

const QuestionsReply = z.object({
  success: z.literal(true),
  data: z.array(Question),
  pagination: Pagination,
});
export type QuestionsReply = z.output<typeof QuestionsReply>;

const shopper = ['auth.required', 'request.invalid', 'request.too_many'] as const;

export const questionApi = {
  ofProduct: endpoint(questionPaths.ofProduct, {
    access: 'public',
    summary: 'Questions about a product with their answers, newest first',
    params: ProductParams,
    query: ReviewPage,
    reply: QuestionsReply,
    errors: ['request.invalid'],
  }),
  ask: endpoint(questionPaths.ask, {
    access: 'shopper',
    summary: 'Ask something about a product',
    body: QuestionBody,
    reply: QuestionReply,
    errors: [...shopper, 'catalog.product_not_found'],
  }),
  answer: endpoint(questionPaths.answer, {
    access: 'shopper',
    summary: 'Answer a question about a product that one has received',
    params: QuestionParams,
    body: AnswerBody,
    reply: QuestionReply,
    errors: [...shopper, 'question.not_found', 'question.only_buyers'],
  }),
};
