export { findReviewLetter } from './find-review-letter.ts';
export { reviewRequestMail } from './reviews.jobs.ts';
