import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#web/lib/api-client.ts';

export interface SessionParts {
  api: Api;
  queries: QueryClient;
}
