import type { Category } from '@sirkito/contracts/catalog';

type Tree = readonly Category[];

/** The places parts are kept in: those without places of their own inside. */
const leaves = (tree: Tree): Category[] =>
  tree.flatMap((category) => (category.children.length > 0 ? leaves(category.children) : category));

/** The parts every build starts with, first things first. */
export const priorityCategories = (tree: Tree): Category[] =>
  leaves(tree)
    .filter((category) => category.priority !== null)
    .sort((one, other) => Number(one.priority) - Number(other.priority));

/** All the rest, in the order of the tree. */
export const otherCategories = (tree: Tree): Category[] =>
  leaves(tree).filter((category) => category.priority === null);

export const findCategories = (tree: Tree, ids: readonly string[]): Category[] =>
  ids.flatMap((id) => find(tree, id) ?? []);

function find(tree: Tree, id: string): Category | undefined {
  for (const category of tree) {
    const found = category.id === id ? category : find(category.children, id);
    if (found) return found;
  }
  return undefined;
}
