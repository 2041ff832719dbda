import { unseenFor } from '@sirkito/compatibility';
import type { Upgrade } from '@sirkito/contracts/build-fit';

const list = new Intl.ListFormat('en-GB');

/** It fits only where all is known that it, and what comes with it, depends on. */
export function summaryOf({ part, also, unknown }: Upgrade, had: readonly string[]) {
  const bought = [part, ...also.map((one) => one.part)].map(({ category }) => category.id);
  const unseen = list.format(unseenFor(bought, had).map(({ label }) => label.toLowerCase()));
  if (also.length > 0) {
    const needs = `Needs ${also.length === 1 ? 'one change' : `${also.length} changes`} more:`;
    return unseen
      ? ({ verdict: 'unknown', said: `Tell us your ${unseen} to be sure. ${needs}` } as const)
      : ({ verdict: 'info', said: needs } as const);
  }
  if (unseen) {
    const said = `Nothing speaks against it; tell us your ${unseen} to be sure.`;
    return { verdict: 'unknown', said } as const;
  }
  return unknown > 0
    ? ({ verdict: 'unknown', said: 'Nothing speaks against it.' } as const)
    : ({ verdict: 'ok', said: 'Fits what you have.' } as const);
}
