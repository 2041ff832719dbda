import type { CategoryNode } from '@sirkito/commerce';

/** The subcategories at or below a place in the tree: products are in no other. */
export const leavesOf = (node: CategoryNode): CategoryNode[] =>
  node.children.length === 0 ? [node] : node.children.flatMap(leavesOf);
