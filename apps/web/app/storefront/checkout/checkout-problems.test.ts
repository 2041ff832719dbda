import { AppError } from '@sirkito/contracts/errors';
import type { CodeWithoutDetails } from '@sirkito/contracts/error-details';
import { expect, test } from 'vitest';
import { checkoutProblems } from './checkout-problems.ts';

test('assigns each error to the step that can fix it', () => {
  const sectionsOf = (code: CodeWithoutDetails) =>
    Object.keys(checkoutProblems(new AppError(code)));
  expect(sectionsOf('address.not_found')).toEqual(['delivery']);
  expect(sectionsOf('order.cod_over_limit')).toEqual(['payment']);
  expect(sectionsOf('order.too_many_unpaid')).toEqual(['payment']);
  expect(sectionsOf('order.online_payment_needed')).toEqual(['payment']);
  expect(sectionsOf('order.unpaid_share_full')).toEqual(['payment']);
  expect(sectionsOf('payment.no_bank_account')).toEqual(['payment']);
  expect(sectionsOf('order.out_of_stock')).toEqual(['order']);
});
