import type { AttributeGroup, Attributes } from './attribute.ts';
import { attributesOf } from './attribute-sets.ts';
import { formatValue } from './format-value.ts';

export interface SpecificationRow {
  label: string;
  value: string;
  hint?: string;
}

export interface SpecificationGroup {
  group: AttributeGroup;
  rows: SpecificationRow[];
}

/** Groups the attributes of a product under headings, in declared order. */
export function specificationTable(
  categoryId: string,
  attributes: Attributes,
): SpecificationGroup[] {
  const rows = new Map<AttributeGroup, SpecificationRow[]>();
  for (const [key, attribute] of Object.entries(attributesOf(categoryId).attributes)) {
    const value = attributes[key];
    const isRepeated = attribute.repeats?.some((other) => attributes[other] !== undefined);
    if (value === undefined || isRepeated) continue;
    const { label, group, hint } = attribute;
    const row = { label, value: formatValue(attribute, value), ...(hint && { hint }) };
    rows.set(group, [...(rows.get(group) ?? []), row]);
  }
  return [...rows].map(([group, found]) => ({ group, rows: found }));
}
