import { AppError } from '@sirkito/contracts/errors';
import type { PromotionBody } from '@sirkito/contracts/promotions/staff-schemas';
import { violatedConstraint } from '#api/platform/db/constraint.ts';

/** Translates a unique violation on the code into an AppError. */
export async function withPromotionErrors(
  { code }: Pick<PromotionBody, 'code'>,
  save: () => Promise<void>,
): Promise<void> {
  try {
    await save();
  } catch (error) {
    if (code === null || violatedConstraint(error) !== 'promotion_code_once') throw error;
    throw new AppError('promotion.code_taken', { code }, { cause: error });
  }
}
