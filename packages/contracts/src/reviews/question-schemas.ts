import { maxAnswerLength, questionLength } from '@sirkito/commerce';
import { z } from 'zod';
import { Pagination } from './schemas.ts';

export const Answer = z.object({
  _id: z.uuid(),
  answer: z.string(),
  author: z.string(),
  /** `sample` marks demo content. */
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
    .min(questionLength.min, `Must be ${questionLength.min} characters or more`)
    .max(questionLength.max, `Must be ${questionLength.max} characters or fewer`),
});
export type QuestionBody = z.input<typeof QuestionBody>;

export const AnswerBody = z.object({
  answer: z
    .string()
    .trim()
    .min(1, 'Enter an answer')
    .max(maxAnswerLength, `Must be ${maxAnswerLength} characters or fewer`),
});
export type AnswerBody = z.input<typeof AnswerBody>;

export const QuestionParams = z.object({ questionId: z.uuid() });
export type QuestionParams = z.input<typeof QuestionParams>;

export const QuestionReply = z.object({ success: z.literal(true), data: Question });
export type QuestionReply = z.output<typeof QuestionReply>;

export const QuestionsReply = z.object({
  success: z.literal(true),
  data: z.array(Question),
  pagination: Pagination,
});
export type QuestionsReply = z.output<typeof QuestionsReply>;
