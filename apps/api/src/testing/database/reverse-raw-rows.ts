import {
  AliasNode,
  RawNode,
  SelectQueryNode,
  type KyselyPlugin,
  type OperationNode,
  type QueryId,
} from 'kysely';

/** Reverses the rows of `selectRaw`, so that code which relies on their order fails its tests. */
export function reverseRawRows(): KyselyPlugin {
  const unordered = new WeakSet<QueryId>();
  return {
    transformQuery: ({ node, queryId }) => {
      if (SelectQueryNode.is(node) && !node.orderBy && node.from?.froms.some(isRawTable)) {
        unordered.add(queryId);
      }
      return node;
    },
    transformResult: async ({ result, queryId }) =>
      unordered.has(queryId) ? { ...result, rows: result.rows.toReversed() } : result,
  };
}

const isRawTable = (node: OperationNode) => AliasNode.is(node) && RawNode.is(node.node);
