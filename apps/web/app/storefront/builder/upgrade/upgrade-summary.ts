import { formatCount, formatList } from '@sirkito/commerce';
import { uncheckedSlots } from '@sirkito/compatibility';
import type { Upgrade } from '@sirkito/contracts/builds/fit-schemas';

/**
 * Summarises an upgrade. It fits only when every part it and its extra changes depend on is known.
 */
export function upgradeSummary(
  { part, also, unknown }: Upgrade,
  ownedCategories: readonly string[],
) {
  const bought = [part, ...also.map((one) => one.part)].map(({ category }) => category.id);
  const unseen = formatList(
    uncheckedSlots(bought, ownedCategories).map(({ label }) => label.toLowerCase()),
  );
  if (also.length > 0) {
    const needs = `Needs ${formatCount(also.length, 'more change')}:`;
    return unseen
      ? ({ verdict: 'unknown', message: `Tell us your ${unseen} to be sure. ${needs}` } as const)
      : ({ verdict: 'info', message: needs } as const);
  }
  if (unseen) {
    const message = `No conflicts found. Tell us your ${unseen} to be sure.`;
    return { verdict: 'unknown', message } as const;
  }
  return unknown > 0
    ? ({ verdict: 'unknown', message: 'No conflicts found.' } as const)
    : ({ verdict: 'ok', message: 'Fits your PC.' } as const);
}
