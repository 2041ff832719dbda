import type { PersonalRecords } from '#api/platform/personal-data.ts';
import { listRecordsOf } from './review-records.queries.ts';

/**
 * What was said stays for those who choose, without a name. Photos, older words, votes, reports and
 * letters hang on the account by foreign keys that delete them with it.
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
    'review_letter',
    'review_letter_stop',
  ],
  list: (read, accountId) => listRecordsOf(read, accountId),
  erase: async () => undefined,
};
