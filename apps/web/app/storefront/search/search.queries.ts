import { searchPaths } from '@sirkito/contracts/search/paths';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { suggestionsKey } from '#web/lib/query-keys/search.ts';
import { readSuggestions, suggestionLimit } from './read-suggestions.ts';

export const minSearchLength = 2;
/** Limit of the API. */
export const maxSearchLength = 64;

export const suggestionsQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: suggestionsKey(text),
    queryFn: async ({ signal }) => {
      const query = { query: text, limit: suggestionLimit };
      return readSuggestions(await api(searchPaths.products, { query, signal }));
    },
    enabled: text.length >= minSearchLength,
    placeholderData: keepPreviousData,
  });
