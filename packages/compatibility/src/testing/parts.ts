import type { Attributes } from '@sirkito/commerce';
import { evaluate } from '../evaluate.ts';
import type { Verdict } from '../finding.ts';
import type { Part } from '../part.ts';

/** A part with these facts and no others. Its id is its category unless one is given. */
export const part = (categoryId: string, attributes: Attributes = {}, id = categoryId): Part => ({
  id,
  categoryId,
  name: id,
  attributes,
});

/** What one rule says of these parts, in order. */
export const verdictsOf = (rule: string, parts: readonly Part[]): Verdict[] =>
  evaluate(parts)
    .findings.filter((finding) => finding.rule === rule)
    .map(({ verdict }) => verdict);

/** The only thing a rule says of these parts; undefined if it does not apply. */
export function verdictOf(rule: string, ...parts: Part[]): Verdict | undefined {
  const [only, ...more] = verdictsOf(rule, parts);
  if (more.length > 0) throw new Error(`${rule} said ${String(more.length + 1)} things`);
  return only;
}
