import type { PersonalRecords } from '#api/platform/personal-data.ts';
import { anonymiseReviews } from './own-texts.queries.ts';
import { redactTexts } from './redact-texts.ts';
import { listRecordsOf } from './review-records.queries.ts';

/**
 * Reviews, questions and answers stay, without the author and what identifies them in the text.
 * Photos, earlier versions, votes, reports and review requests are deleted with the account by
 * foreign keys. Must be erased first: it reads addresses and orders.
 */
export const reviewRecords: PersonalRecords = {
  tables: [
    'review',
    'review_version',
    'review_photo',
    'review_helpful',
    'review_report',
    'product_question',
    'product_answer',
    'review_request',
    'review_request_opt_out',
  ],
  list: (read, accountId) => listRecordsOf(read, accountId),
  erase: async (tx, accountId) => {
    await redactTexts(tx, accountId);
    await anonymiseReviews(tx, accountId);
  },
};
