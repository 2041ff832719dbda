import { AppError } from '@sirkito/contracts/errors';
import { expect, test } from 'vitest';
import { reviewFailure } from './review-failure.ts';

test.each([
  ['create', 'Failed to create review'],
  ['update', 'Failed to update review'],
  ['list', 'Failed to fetch reviews'],
  ['own', 'Failed to fetch user reviews'],
] as const)('ER-06 %s: the server’s message, else ours', (what, message) => {
  const refused = new AppError('review.not_delivered');
  expect(reviewFailure(what, refused).message).toBe(
    'Only a product that was delivered to you can be reviewed',
  );
  for (const code of ['server.unavailable', 'server.unexpected'] as const) {
    expect(reviewFailure(what, new AppError(code)).message).not.toBe(message);
    const unanswered = new AppError(code, {}, { cause: new Error('502 from somewhere') });
    expect(reviewFailure(what, unanswered).message).toBe(message);
    expect(unanswered.message).not.toBe(message);
  }
  expect(() => reviewFailure(what, new TypeError('a mistake of ours'))).toThrow(TypeError);
});
