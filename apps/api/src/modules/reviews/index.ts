export { findReviewRequest } from './requests/find-review-request.ts';
export { sendReviewRequestJob } from './requests/review-request-job.ts';
