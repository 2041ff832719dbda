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
  ids.flatMap((id) => findPath(tree, id).at(-1) ?? []);

/** From the top of the tree down to a category; empty where it is not in the tree. */
export function findPath(tree: Tree, id: string): Category[] {
  for (const category of tree) {
    if (category.id === id) return [category];
    const below = findPath(category.children, id);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}
