import type { Draft } from './product-draft.ts';
import { attributesIn } from './product-draft.ts';

const labels: Readonly<Record<string, string>> = {
  name: 'name',
  sku: 'SKU',
  brand: 'brand',
  category: 'category',
  status: 'status',
  price: 'price',
  salePrice: 'sale price',
  saleStartsAt: 'sale start',
  saleEndsAt: 'sale end',
  totalStock: 'stock',
  description: 'description',
  warrantyMonths: 'warranty',
  weightG: 'weight',
  'boxMm.0': 'box length',
  'boxMm.1': 'box width',
  'boxMm.2': 'box height',
  releasedOn: 'release date',
  images: 'images',
};

/** Returns the label of a field. */
export const fieldName = (field: string, category: string): string =>
  labels[field] ?? attributesIn(category)[field.replace(/^attributes\./, '')]?.label ?? field;

/** Returns the fields that differ between two drafts. */
export const changedFields = (one: Draft, other: Draft): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (field) => (one[field] ?? '') !== (other[field] ?? ''),
  );

export interface MergeResult {
  /** Fields someone else changed, with both values. */
  changed: { field: string; theirs: string; mine: string; isConflict: boolean }[];
  merged: Draft;
}

/** Merges two edits of the same draft; on a conflict, mine wins. */
export function mergeDrafts(base: Draft, mine: Draft, theirs: Draft): MergeResult {
  const myChanges = new Set(changedFields(base, mine));
  const changed = changedFields(base, theirs).map((field) => {
    const [theirValue, myValue] = [theirs[field] ?? '', mine[field] ?? ''];
    return {
      field,
      theirs: theirValue,
      mine: myValue,
      isConflict: myChanges.has(field) && theirValue !== myValue,
    };
  });
  const accepted = changed.filter(({ isConflict }) => !isConflict);
  return {
    changed,
    merged: { ...mine, ...Object.fromEntries(accepted.map((one) => [one.field, one.theirs])) },
  };
}
