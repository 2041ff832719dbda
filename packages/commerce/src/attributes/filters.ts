import { categoryTree, type CategoryNode, type FilterAttribute } from '../categories.ts';
import type { Attributes, AttributeValue } from './attribute.ts';
import { attributesOf } from './attribute-sets.ts';
import type { Format } from './format-value.ts';

/** A listing filter: its label, value formatting and order, and how to read values. */
export interface Filter extends Format {
  label: string;
  hint?: string;
  values?: readonly string[];
  read: (attributes: Attributes) => AttributeValue | undefined;
  /** Returns the measure itself, where `read` returns its range. */
  exact?: (attributes: Attributes) => string | undefined;
}

type Filters = ReadonlyMap<FilterAttribute, Filter>;

const filtersByCategory = new Map<string, Filters>(
  categoryTree.flatMap(withDescendants).map((node) => [node.id, filtersOfNode(node)]),
);

/** Returns the filters of a subcategory, or those shared by all subcategories of a group. */
export const filtersOf = (categoryId: string): Filters =>
  filtersByCategory.get(categoryId) ?? new Map<FilterAttribute, Filter>();

function withDescendants(node: CategoryNode): CategoryNode[] {
  return [node, ...node.children.flatMap(withDescendants)];
}

function filtersOfNode(node: CategoryNode): Filters {
  const leaves = withDescendants(node).filter(({ children }) => children.length === 0);
  return new Map(
    node.filterAttributes.map((name) => {
      const [first, ...rest] = leaves.map(({ id }) => declaredFilter(id, name));
      if (!first) throw new RangeError(`${node.id} has no subcategory`);
      return [name, rest.reduce(mergeFilters, first)];
    }),
  );
}

function declaredFilter(categoryId: string, name: FilterAttribute): Filter {
  const { attributes, derived = {} } = attributesOf(categoryId);
  const [stored, computed] = [attributes[name], derived[name]];
  const label = computed?.label ?? stored?.label;
  if (label === undefined) throw new RangeError(`${categoryId} does not declare ${name}`);
  const { from: read = (facts: Attributes) => facts[name], ...shown } = computed ?? {};
  return { kind: 'text', ...stored, ...shown, label, read };
}

function mergeFilters(one: Filter, other: Filter): Filter {
  return {
    ...one,
    values: [...new Set([...(one.values ?? []), ...(other.values ?? [])])],
    names: { ...other.names, ...one.names },
  };
}
