import { evaluatePromotion, type EvaluatedPromotion, type PromotedLine } from '@sirkito/commerce';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';
import {
  listOfferedPromotions,
  lockPromotions,
  type OfferedPromotion,
  type PromotedBuyer,
} from './offered-promotions.queries.ts';

export interface PromotedDraft extends PromotedBuyer {
  /** Without the lines that have no price. */
  lines: readonly PromotedLine[];
}

/** Evaluates, for each draft, the promotions without a code and that of its code. */
export async function offerPromotions(
  read: Reader,
  drafts: readonly PromotedDraft[],
  at: Date,
): Promise<EvaluatedPromotion[][]> {
  const promotions = await listOfferedPromotions(read, drafts, at);
  return drafts.map((draft) => evaluateFor(draft, promotions, at));
}

export interface LockedOffer {
  /** Earlier drafts of the batch may use up what these have left: the caller counts. */
  evaluated: EvaluatedPromotion[];
  /** One of them could not be locked: try again, rather than give no discount. */
  isBusy: boolean;
}

/** Evaluates like `offerPromotions`, with those that apply to any line locked in order of their ids. */
export async function lockOfferedPromotions(
  tx: Tx,
  drafts: readonly PromotedDraft[],
  { at, skipLocked }: { at: Date; skipLocked: boolean },
): Promise<LockedOffer[]> {
  const offers = await offerPromotions(tx, drafts, at);
  const ids = new Set(
    offers
      .flat()
      .filter(isEligible)
      .map(({ promotion }) => promotion.id),
  );
  if (ids.size === 0) return offers.map((evaluated) => ({ evaluated, isBusy: false }));
  const locked = await lockPromotions(tx, [...ids], { skipLocked });
  // Read again, because another batch may have used them until now.
  const fresh = await offerPromotions(tx, drafts, at);
  return fresh.map((evaluated) => ({
    evaluated,
    isBusy: evaluated.some((one) => isEligible(one) && !locked.has(one.promotion.id)),
  }));
}

const isEligible = ({ eligible }: EvaluatedPromotion): boolean => eligible > 0;

const evaluateFor = (
  { buyerId, codeId, lines }: PromotedDraft,
  promotions: readonly OfferedPromotion[],
  at: Date,
): EvaluatedPromotion[] =>
  promotions
    .filter(({ id, code }) => code === null || id === codeId)
    .map((promotion) => {
      const usedByBuyer = (buyerId === null ? undefined : promotion.uses?.[buyerId]) ?? 0;
      return evaluatePromotion(promotion, lines, { at, usedByBuyer });
    });
