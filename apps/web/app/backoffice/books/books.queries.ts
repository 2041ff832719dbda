import type {
  DocumentsQuery,
  MovementsQuery,
} from '@sirkito/contracts/reports/staff-books-schemas';
import { booksStaffPaths } from '@sirkito/contracts/reports/staff-books-paths';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { bookDocumentsKey, booksKey, movementsKey } from '../shared/query-keys.ts';

export const booksQuery = (api: Api, month: string) =>
  queryOptions({
    queryKey: booksKey(month),
    queryFn: async ({ signal }) =>
      (await api(booksStaffPaths.view, { query: { month }, signal })).data,
    staleTime: 30_000,
  });

export const bookDocumentsQuery = (api: Api, query: DocumentsQuery) =>
  queryOptions({
    queryKey: bookDocumentsKey(query),
    queryFn: async ({ signal }) => (await api(booksStaffPaths.documents, { query, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });

export const movementsQuery = (api: Api, query: MovementsQuery) =>
  queryOptions({
    queryKey: movementsKey(query),
    queryFn: async ({ signal }) => (await api(booksStaffPaths.movements, { query, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
