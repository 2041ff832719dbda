import { AppError, type ErrorCode } from '@sirkito/contracts/errors';
import { expect, test } from 'vitest';
import { problemsOf } from './problems-of.ts';

test('each problem with an order stands where it can be mended', () => {
  const placeOf = (code: ErrorCode) => Object.keys(problemsOf(new AppError(code)));
  expect(placeOf('address.not_found')).toEqual(['where']);
  expect(placeOf('order.cod_over_limit')).toEqual(['pay']);
  expect(placeOf('order.too_many_unpaid')).toEqual(['pay']);
  expect(placeOf('payment.no_bank_account')).toEqual(['pay']);
  expect(placeOf('order.short')).toEqual(['order']);
});
