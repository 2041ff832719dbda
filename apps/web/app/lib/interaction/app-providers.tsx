import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import type { Api } from '../api/api-client.ts';

const ApiContext = createContext<Api | undefined>(undefined);

interface AppProvidersProps {
  api: Api;
  queries: QueryClient;
  children: ReactNode;
}

/** Provides the API and query clients: one pair per server request, one per browser tab. */
export function AppProviders({ api, queries, children }: AppProvidersProps) {
  return (
    <ApiContext value={api}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </ApiContext>
  );
}

export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('useApi needs AppProviders above it');
  return api;
}
