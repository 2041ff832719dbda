import type { PersonalRecords } from '#api/platform/personal-data.ts';
import { listRecordsOf } from './review-records.queries.ts';

/**
 * Reviews, questions and answers stay, without the author. Photos, earlier versions, votes, reports
 * and review requests are deleted with the account by foreign keys.
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
  erase: async () => undefined,
};
