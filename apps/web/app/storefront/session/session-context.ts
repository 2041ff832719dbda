import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';

export interface SessionContext {
  api: Api;
  queries: QueryClient;
}
