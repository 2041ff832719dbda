import { searchPaths } from '@sirkito/contracts/paths/search';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api-client.ts';
import { readSuggestions, suggestionLimit } from './read-suggestions.ts';

export const shortestSearch = 2;
/** What the API takes; a longer text would be refused. */
export const longestSearch = 64;

export const suggestionsQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: ['search', 'suggestions', text],
    queryFn: async ({ signal }) => {
      const query = { query: text, limit: suggestionLimit };
      return readSuggestions(await api(searchPaths.products, { query, signal }));
    },
    enabled: text.length >= shortestSearch,
    placeholderData: keepPreviousData,
  });
