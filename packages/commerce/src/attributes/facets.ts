import type { FilterAttribute } from '../categories.ts';
import type { Attributes, AttributeValue } from './attribute.ts';
import { attributesOf } from './attribute-sets.ts';
import { filtersOf } from './filters.ts';
import { formatValue } from './format-value.ts';

export interface FacetValue {
  attribute: FilterAttribute;
  /** As used in URLs and the database: "AM5", "16", "true". */
  value: string;
}

/** Returns the facet values of a product; none for unknown attributes. */
export function facetValues(categoryId: string, attributes: Attributes): FacetValue[] {
  // Throws for a group, which has no products.
  attributesOf(categoryId);
  return [...filtersOf(categoryId)].flatMap(([attribute, { read }]) =>
    toCanonical(read(attributes)).map((value) => ({ attribute, value })),
  );
}

function toCanonical(value: AttributeValue | undefined): string[] {
  if (value === undefined) return [];
  const items = typeof value === 'object' ? value : [String(value)];
  return [...new Set(items.map((item) => item.trim()).filter((item) => item !== ''))];
}

/** Returns the checkbox label. */
export function facetLabel(categoryId: string, attribute: FilterAttribute, value: string): string {
  const filter = filtersOf(categoryId).get(attribute);
  if (!filter) return value;
  const known = filter.names?.[value];
  if (known !== undefined) return known;
  return formatValue(filter, fromCanonical(filter.kind, value));
}

function fromCanonical(kind: string, value: string): AttributeValue {
  if (kind === 'flag') return value === 'true';
  return kind === 'number' && isNumeric(value) ? Number(value) : value;
}

const isNumeric = (value: string) => /^-?\d+(\.\d+)?$/.test(value);

// Fixed locale, so that server and browser sort the same.
const collator = new Intl.Collator('en', { numeric: true });

/** Returns a comparator: declared values first, then numbers, then text. */
export function compareFacetValues(categoryId: string, attribute: FilterAttribute) {
  const declared = filtersOf(categoryId).get(attribute)?.values ?? [];
  const ranks = new Map(declared.map((value, index) => [value, index]));
  const rankOf = (value: string) => ranks.get(value) ?? ranks.size;

  return (one: string, other: string): number => {
    const byRank = rankOf(one) - rankOf(other);
    if (byRank !== 0) return byRank;
    if (isNumeric(one) && isNumeric(other)) return Number(one) - Number(other);
    return collator.compare(one, other);
  };
}
