import type { MessagesQueryInput } from '@sirkito/contracts/content/staff-messages-schemas';
import { messagesStaffPaths } from '@sirkito/contracts/content/staff-messages-paths';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';

export const messagesKey = ['staff', 'messages'] as const;

export const messagesQuery = (api: Api, query: MessagesQueryInput) =>
  queryOptions({
    queryKey: [...messagesKey, query],
    queryFn: ({ signal }) => api(messagesStaffPaths.list, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
