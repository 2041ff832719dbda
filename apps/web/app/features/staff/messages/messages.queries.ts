import type { MessagesAddress } from '@sirkito/contracts/messages-staff';
import { messagesStaffPaths } from '@sirkito/contracts/paths/messages-staff';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api-client.ts';

export const messagesKey = ['staff', 'messages'] as const;

export const messagesQuery = (api: Api, query: MessagesAddress) =>
  queryOptions({
    queryKey: [...messagesKey, query],
    queryFn: ({ signal }) => api(messagesStaffPaths.list, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
