import type { Attributes } from '@sirkito/commerce';
import { evaluate } from '../evaluate.ts';
import type { Verdict } from '../finding.ts';
import type { Part } from '../part.ts';

/** Creates a part with only these attributes; its id defaults to its category. */
export const part = (categoryId: string, attributes: Attributes = {}, id = categoryId): Part => ({
  id,
  categoryId,
  name: id,
  attributes,
});

/** Returns all verdicts of one rule. */
export const verdictsOf = (rule: string, parts: readonly Part[]): Verdict[] =>
  evaluate(parts)
    .findings.filter((finding) => finding.rule === rule)
    .map(({ verdict }) => verdict);

/** Returns the only verdict of one rule; undefined if it does not apply. */
export function verdictOf(rule: string, ...parts: Part[]): Verdict | undefined {
  const [only, ...more] = verdictsOf(rule, parts);
  if (more.length > 0) throw new Error(`${rule} returned ${String(more.length + 1)} results`);
  return only;
}
