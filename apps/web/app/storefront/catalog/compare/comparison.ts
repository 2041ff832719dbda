import type { ComparedProduct } from '@sirkito/contracts/catalog/compare-schemas';

export interface ComparedRow {
  label: string;
  hint?: string | undefined;
  /** One value per product; undefined when unknown. */
  values: readonly (string | undefined)[];
  differs: boolean;
}

export interface ComparedGroup {
  group: string;
  rows: ComparedRow[];
}

/** Reads unique ids from the query, up to a maximum. */
export const readIds = (text: string | null, max: number): string[] =>
  [...new Set((text ?? '').split(',').filter(Boolean))].slice(0, max);

/** Splits products into the first one's category and the rest. */
export function splitByCategory(products: readonly ComparedProduct[]) {
  const categoryId = products[0]?.category.id;
  return {
    compared: products.filter(({ category }) => category.id === categoryId),
    skipped: products.filter(({ category }) => category.id !== categoryId),
  };
}

/** Returns every spec that any product has, grouped and in table order. */
export function compareFacts(products: readonly ComparedProduct[]): ComparedGroup[] {
  const groups = new Map<string, Map<string, string | undefined>>();
  for (const { group, rows } of products.flatMap(({ specifications }) => specifications)) {
    const labels = groups.get(group) ?? new Map<string, string | undefined>();
    for (const { label, hint } of rows) if (!labels.has(label)) labels.set(label, hint);
    groups.set(group, labels);
  }
  return [...groups].map(([group, labels]) => ({
    group,
    rows: [...labels].map(([label, hint]) => {
      const values = products.map((product) => factOf(product, group, label));
      return { label, hint, values, differs: new Set(values).size > 1 };
    }),
  }));
}

const factOf = ({ specifications }: ComparedProduct, group: string, label: string) =>
  specifications.find((one) => one.group === group)?.rows.find((row) => row.label === label)?.value;
