import type { FilterAttribute } from '../categories.ts';
import type { Attributes, AttributeValue } from './attribute.ts';
import { attributesOf } from './attribute-sets.ts';
import { filtersOf } from './filters.ts';
import { formatValue } from './format-value.ts';

export interface FacetValue {
  attribute: FilterAttribute;
  /** As the address bar and the database hold it: "AM5", "16", "true". */
  value: string;
}

/** The values under which a product of this subcategory is found. An unknown fact gives none. */
export function facetValues(categoryId: string, attributes: Attributes): FacetValue[] {
  // A group holds no products: refuse it rather than answer with the shared filters alone.
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

/** What a person reads beside the tick box. */
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

// A fixed locale: server and browser must agree on the order.
const collator = new Intl.Collator('en', { numeric: true });

/** Natural order: declared words first, then numbers by size, then words as in a dictionary. */
export function compareFacetValues(categoryId: string, attribute: FilterAttribute) {
  const declared = filtersOf(categoryId).get(attribute)?.values ?? [];
  const places = new Map(declared.map((value, place) => [value, place]));
  const placeOf = (value: string) => places.get(value) ?? places.size;

  return (one: string, other: string): number => {
    const byPlace = placeOf(one) - placeOf(other);
    if (byPlace !== 0) return byPlace;
    if (isNumeric(one) && isNumeric(other)) return Number(one) - Number(other);
    return collator.compare(one, other);
  };
}
