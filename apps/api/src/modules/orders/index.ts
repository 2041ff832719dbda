export { findOrderLetter } from './find-order-letter.ts';
export { orderPlacedMail } from './orders.jobs.ts';
