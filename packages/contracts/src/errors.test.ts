import { expect, expectTypeOf, test } from 'vitest';
import { AppError } from './errors.ts';
import { errorCatalogue, type ErrorCode } from './error-catalogue.ts';
import type { DetailsByCode } from './error-details.ts';

test('[API-23] fills in the details of a message', () => {
  const error = new AppError('request.too_many', { retryAfterSeconds: 12 });
  expect(error.message).toBe('Too many requests. Please try again in 12 seconds');
  expect(error.status).toBe(429);
  const later = new AppError('promotion.too_many_attempts', { retryAfterSeconds: 841 });
  expect(later.message).toBe('Too many codes tried. Check yours and try again in 15 minutes');
});

test('[API-23] reveals no implementation details in messages', () => {
  for (const { status, message } of Object.values(errorCatalogue)) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(message).not.toMatch(/sql|postgres|redis|stack|null|undefined/i);
  }
});

type Placeholders<Message> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;
type Filled<Code> = Code extends keyof DetailsByCode ? keyof DetailsByCode[Code] | 'wait' : never;
type Unfilled = {
  [Code in ErrorCode]: Exclude<
    Placeholders<(typeof errorCatalogue)[Code]['message']>,
    Filled<Code>
  >;
}[ErrorCode];

test('[API-23] names a detail for every placeholder', () => {
  expectTypeOf<Unfilled>().toBeNever();
});
