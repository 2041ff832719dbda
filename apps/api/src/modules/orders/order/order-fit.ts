import { isBetweenParts, isShownToBuyer } from '@sirkito/compatibility';
import type { OrderFit } from '@sirkito/contracts/orders/schemas';
import type { StaffOrder } from '@sirkito/contracts/orders/staff-schemas';
import type { OrderFitRow } from './order-fit.queries.ts';

export function toOrderFit({ verdict: worst, findings, checkedAt }: OrderFitRow): OrderFit {
  const between = findings.filter(isBetweenParts);
  return {
    verdict: worst,
    findings: between
      .filter(isShownToBuyer)
      .map(({ verdict, sentence, compared }) => ({ verdict, sentence, compared })),
    checked: between.filter(({ verdict }) => verdict !== 'unknown').length,
    unknown: between.filter(({ verdict }) => verdict === 'unknown').length,
    at: checkedAt.toISOString(),
  };
}

/** Adds every finding and the specifications it was based on. */
export const toStaffFit = (row: OrderFitRow): NonNullable<StaffOrder['fit']> => ({
  ...toOrderFit(row),
  engine: row.engine,
  isEdited: row.isEdited,
  findings: row.findings.map(({ rule, verdict, sentence, compared, facts }) => ({
    rule,
    verdict,
    sentence,
    compared,
    facts: facts.map(({ part, key, value }) => ({
      productId: part,
      key,
      value: value === null ? null : [value].flat().join(', '),
    })),
  })),
});
