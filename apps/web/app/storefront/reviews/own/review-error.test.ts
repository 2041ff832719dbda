import { AppError } from '@sirkito/contracts/errors';
import { expect, test } from 'vitest';
import { reviewError } from './review-error.ts';

test.each([
  ['create', 'Failed to create review'],
  ['update', 'Failed to update review'],
  ['list', 'Failed to fetch reviews'],
  ['own', 'Failed to fetch user reviews'],
] as const)('[ER-06] shows the server’s message on %s, else the fallback', (what, message) => {
  const refused = new AppError('review.not_delivered');
  expect(reviewError(what, refused).message).toBe("You can review a product once it's delivered");
  for (const code of ['server.unavailable', 'server.unexpected'] as const) {
    expect(reviewError(what, new AppError(code)).message).not.toBe(message);
    const unanswered = new AppError(code, {}, { cause: new Error('502 from somewhere') });
    expect(reviewError(what, unanswered).message).toBe(message);
    expect(unanswered.message).not.toBe(message);
  }
  expect(() => reviewError(what, new TypeError('a mistake of ours'))).toThrow(TypeError);
});
