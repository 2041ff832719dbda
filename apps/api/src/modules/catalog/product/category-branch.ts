import { categoryTree, type CategoryNode } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';

const branches = new Map(
  categoryTree.flatMap(withDescendants).map((node) => [
    node.id,
    withDescendants(node)
      .filter(({ children }) => children.length === 0)
      .map(({ id }) => id),
  ]),
);

/** Returns the leaf categories at or below this one: only leaves hold products. */
export function requireBranch(id: string): readonly string[] {
  const branch = branches.get(id);
  if (!branch) throw new AppError('catalog.category_not_found');
  return branch;
}

const paths = new Map(categoryTree.flatMap((node) => pathsBelow(node, [])));

/** Returns the ids from the top of the tree down to this category. */
export const categoryPath = (id: string): readonly string[] => paths.get(id) ?? [id];

function pathsBelow(
  { id, children }: CategoryNode,
  above: readonly string[],
): [string, string[]][] {
  const path = [...above, id];
  return [[id, path], ...children.flatMap((child) => pathsBelow(child, path))];
}

function withDescendants(node: CategoryNode): CategoryNode[] {
  return [node, ...node.children.flatMap(withDescendants)];
}
