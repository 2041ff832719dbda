import {
  dehydrate,
  matchQuery,
  type DehydratedState,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/** What a loader hands to the browser: its own answers, not those of the loaders beside it. */
export const stateOf = (
  queries: QueryClient,
  wanted: readonly { queryKey: QueryKey }[],
): DehydratedState =>
  dehydrate(queries, {
    shouldDehydrateQuery: (query) =>
      query.state.status === 'success' &&
      wanted.some(({ queryKey }) => matchQuery({ queryKey }, query)),
  });
