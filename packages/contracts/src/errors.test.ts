import { expect, test } from 'vitest';
import { AppError, errorCatalogue } from './errors.ts';

test('[API-23] the sentence is filled with its figures', () => {
  const error = new AppError('request.too_many', { retryAfterSeconds: 12 });
  expect(error.message).toBe('Too many requests. Please try again in 12 s');
  expect(error.status).toBe(429);
});

test('[API-23] no sentence leaks how the shop is built', () => {
  for (const { status, message } of Object.values(errorCatalogue)) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(message).not.toMatch(/sql|postgres|redis|stack|null|undefined/i);
  }
});
