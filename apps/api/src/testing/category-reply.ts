import { brandNames, type CategoryNode } from '@sirkito/commerce';
import type { Category } from '@sirkito/contracts/catalog/schemas';

/** Returns the expected API reply for part of the category tree. */
export const categoryReply = (nodes: readonly CategoryNode[]): Category[] =>
  nodes.map(({ id, label, priority = null, filterAttributes, relatedBrands, children }) => ({
    id,
    label,
    priority,
    filterAttributes: [...filterAttributes],
    relatedBrands: relatedBrands.map((brand) => ({ id: brand, name: brandNames[brand] })),
    children: categoryReply(children),
  }));
