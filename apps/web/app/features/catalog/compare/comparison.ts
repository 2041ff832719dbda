import type { ChosenProduct } from '@sirkito/contracts/catalog-chosen';

export interface ComparedRow {
  label: string;
  hint?: string | undefined;
  /** One for each product; absent where it is not known. */
  values: readonly (string | undefined)[];
  differs: boolean;
}

export interface ComparedGroup {
  group: string;
  rows: ComparedRow[];
}

/** Ids as they stand in an address: each once, and no more than fit side by side. */
export const readIds = (text: string | null, most: number): string[] =>
  [...new Set((text ?? '').split(',').filter(Boolean))].slice(0, most);

/** Those of the first one's kind, and those that were left out because they are of another. */
export function ofOneKind(products: readonly ChosenProduct[]) {
  const kind = products[0]?.category.id;
  return {
    compared: products.filter(({ category }) => category.id === kind),
    leftOut: products.filter(({ category }) => category.id !== kind),
  };
}

/** Every fact that any of them has, under its heading, in the order of the tables. */
export function compareFacts(products: readonly ChosenProduct[]): ComparedGroup[] {
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

const factOf = ({ specifications }: ChosenProduct, group: string, label: string) =>
  specifications.find((one) => one.group === group)?.rows.find((row) => row.label === label)?.value;
