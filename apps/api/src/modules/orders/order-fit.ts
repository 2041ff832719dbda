import { isBetween, tellBuyer } from '@sirkito/compatibility';
import type { OrderFit } from '@sirkito/contracts/order';
import type { StaffOrder } from '@sirkito/contracts/order-staff';
import type { OrderFitRow } from './order-fit.queries.ts';

export function toOrderFit({ verdict: worst, findings, judgedAt }: OrderFitRow): OrderFit {
  const between = findings.filter(isBetween);
  return {
    verdict: worst,
    told: between
      .filter(tellBuyer)
      .map(({ verdict, sentence, compared }) => ({ verdict, sentence, compared })),
    checked: between.filter(({ verdict }) => verdict !== 'unknown').length,
    unknown: between.filter(({ verdict }) => verdict === 'unknown').length,
    at: judgedAt.toISOString(),
  };
}

/** The same with every finding and the facts it was made from. */
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
