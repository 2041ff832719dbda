import type { CategoryNode } from '@sirkito/commerce';

/** Returns the leaf categories at or below a node; only these hold products. */
export const categoryLeaves = (node: CategoryNode): CategoryNode[] =>
  node.children.length === 0 ? [node] : node.children.flatMap(categoryLeaves);
