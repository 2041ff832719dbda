import { dehydrate, hashKey, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/** What a loader hands to the browser: its own answers, not those of the loaders beside it. */
export function stateOf(
  queries: QueryClient,
  wanted: readonly { queryKey: readonly unknown[] }[],
): DehydratedState {
  const hashes = new Set(wanted.map(({ queryKey }) => hashKey(queryKey)));
  return dehydrate(queries, {
    shouldDehydrateQuery: ({ queryHash, state }) =>
      hashes.has(queryHash) && state.status === 'success',
  });
}
