import { defaultShouldDehydrateQuery, QueryClient } from '@tanstack/react-query';

/** One for each page made on the server, one for the life of a browser tab. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // What is asked for without a network fails now: kept for later, it would be done unwanted.
      mutations: { networkMode: 'always' },
      queries: {
        staleTime: 60_000,
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // Pending ones too, so that what is below the fold can stream in.
      dehydrate: {
        shouldDehydrateQuery: (query) =>
          defaultShouldDehydrateQuery(query) || query.state.status === 'pending',
      },
    },
  });

/** First words of the keys of what is the same for everyone. */
const publicKeys = new Set<unknown>(['store', 'catalog', 'search', 'banners', 'content', 'parts']);

/** Whatever is not known to be everyone's belonged to the person who was here. */
export const forgetPerson = (queries: QueryClient): void =>
  queries.removeQueries({ predicate: ({ queryKey: [first] }) => !publicKeys.has(first) });
