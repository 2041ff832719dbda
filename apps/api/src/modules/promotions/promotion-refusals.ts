import { AppError } from '@sirkito/contracts/errors';
import type { PromotionBody } from '@sirkito/contracts/promotion-staff';
import { violatedConstraint } from '#api/platform/db/constraint.ts';

/** A code is the code of one promotion, and the database is who knows. */
export async function savingPromotion(
  { code }: Pick<PromotionBody, 'code'>,
  save: () => Promise<void>,
): Promise<void> {
  try {
    await save();
  } catch (error) {
    if (violatedConstraint(error) !== 'promotion_code_once') throw error;
    throw new AppError('promotion.code_taken', { code }, { cause: error });
  }
}
