import { defaultShouldDehydrateQuery, QueryClient } from '@tanstack/react-query';
import { isPublicKey } from '../query-keys/catalog.ts';

/** Creates a query client: one per server render, one per browser tab. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Fail offline mutations now: replaying them later would surprise the customer.
      mutations: { networkMode: 'always' },
      queries: {
        staleTime: 60_000,
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // Include pending queries so that content below the fold can stream in.
      dehydrate: {
        shouldDehydrateQuery: (query) =>
          defaultShouldDehydrateQuery(query) || query.state.status === 'pending',
      },
    },
  });

/** Removes every query that is not known to be public. */
export const clearPrivateQueries = (queries: QueryClient): void =>
  queries.removeQueries({ predicate: ({ queryKey }) => !isPublicKey(queryKey) });
