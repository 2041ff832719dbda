import type { Category } from '@sirkito/contracts/catalog/schemas';

type Tree = readonly Category[];

/** Returns the categories without subcategories; only these hold products. */
const leaves = (tree: Tree): Category[] =>
  tree.flatMap((category) => (category.children.length > 0 ? leaves(category.children) : category));

/** Returns the priority categories in order. */
export const priorityCategories = (tree: Tree): Category[] =>
  leaves(tree)
    .filter((category) => category.priority !== null)
    .sort((one, other) => Number(one.priority) - Number(other.priority));

/** Returns the other leaf categories in tree order. */
export const otherCategories = (tree: Tree): Category[] =>
  leaves(tree).filter((category) => category.priority === null);

export const findCategories = (tree: Tree, ids: readonly string[]): Category[] =>
  ids.flatMap((id) => findPath(tree, id).at(-1) ?? []);

/** Returns the path from the root to a category; empty when it is not in the tree. */
export function findPath(tree: Tree, id: string): Category[] {
  for (const category of tree) {
    if (category.id === id) return [category];
    const below = findPath(category.children, id);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}
