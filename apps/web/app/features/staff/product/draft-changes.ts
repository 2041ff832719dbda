import type { Draft } from './product-draft.ts';
import { attributesIn } from './product-draft.ts';

const names: Readonly<Record<string, string>> = {
  name: 'name',
  sku: 'SKU',
  brand: 'brand',
  category: 'category',
  status: 'status',
  price: 'price',
  salePrice: 'sale price',
  saleStartsAt: 'start of the sale',
  saleEndsAt: 'end of the sale',
  totalStock: 'stock',
  description: 'description',
  warrantyMonths: 'warranty',
  weightG: 'weight',
  'boxMm.0': 'box length',
  'boxMm.1': 'box width',
  'boxMm.2': 'box height',
  releasedOn: 'release',
  images: 'pictures',
};

/** What a person calls a field. */
export const fieldName = (field: string, category: string): string =>
  names[field] ?? attributesIn(category)[field.replace(/^attributes\./, '')]?.label ?? field;

/** The fields in which two drafts differ. */
export const changedFields = (one: Draft, other: Draft): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (field) => (one[field] ?? '') !== (other[field] ?? ''),
  );

export interface Meeting {
  /** What somebody else changed, and what the draft holds there now. */
  changed: { field: string; theirs: string; mine: string; isDisputed: boolean }[];
  merged: Draft;
}

/** Brings together what two people made of the same draft: mine stays where both changed it. */
export function mergeDrafts(base: Draft, mine: Draft, theirs: Draft): Meeting {
  const own = new Set(changedFields(base, mine));
  const changed = changedFields(base, theirs).map((field) => {
    const [hers, his] = [theirs[field] ?? '', mine[field] ?? ''];
    return { field, theirs: hers, mine: his, isDisputed: own.has(field) && hers !== his };
  });
  const taken = changed.filter(({ isDisputed }) => !isDisputed);
  return {
    changed,
    merged: { ...mine, ...Object.fromEntries(taken.map((one) => [one.field, one.theirs])) },
  };
}
