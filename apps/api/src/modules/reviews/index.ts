export { findReviewRequest } from './requests/review-requests.ts';
export { sendReviewRequestJob } from './requests/review-request-job.ts';
