import { dehydrate, hashKey, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/** Dehydrates only the loader's own queries, not those of parallel loaders. */
export function dehydrateQueries(
  queries: QueryClient,
  own: readonly { queryKey: readonly unknown[] }[],
): DehydratedState {
  const hashes = new Set(own.map(({ queryKey }) => hashKey(queryKey)));
  return dehydrate(queries, {
    shouldDehydrateQuery: ({ queryHash, state }) =>
      hashes.has(queryHash) && state.status === 'success',
  });
}
