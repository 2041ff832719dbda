import type { MessagesQueryInput } from '@sirkito/contracts/content/staff-messages-schemas';
import { messagesStaffPaths } from '@sirkito/contracts/content/staff-messages-paths';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { messageListKey } from '../shared/query-keys.ts';

export const messagesQuery = (api: Api, query: MessagesQueryInput) =>
  queryOptions({
    queryKey: messageListKey(query),
    queryFn: ({ signal }) => api(messagesStaffPaths.list, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
