import { defaultShouldDehydrateQuery, QueryClient, type QueryFilters } from '@tanstack/react-query';

/** One for each page made on the server, one for the life of a browser tab. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 60_000, retry: false },
      // Pending ones too, so that what is below the fold can stream in.
      dehydrate: {
        shouldDehydrateQuery: (query) =>
          defaultShouldDehydrateQuery(query) || query.state.status === 'pending',
      },
    },
  });

/** First words of the keys of what is the same for everyone. */
const publicKeys = new Set<unknown>(['store', 'catalog', 'search', 'banners', 'content', 'parts']);

/** Whatever is not known to be everyone's belongs to the person who is here. */
const personal: QueryFilters = { predicate: ({ queryKey: [first] }) => !publicKeys.has(first) };

export const forgetPerson = (queries: QueryClient): void => queries.removeQueries(personal);

/** What is on its way while a session ends would be refused, as if it had been taken away. */
export const stopAsking = (queries: QueryClient): Promise<void> => queries.cancelQueries(personal);
