import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { useSession } from '#web/lib/session/session.ts';

/** The cart's owner and the clients to fetch it. */
export interface CartContext {
  api: Api;
  queries: QueryClient;
  userId: string;
}

/** Returns the context; the user id is empty for guests. */
export function useCartContext(): CartContext {
  const { user } = useSession();
  return { api: useApi(), queries: useQueryClient(), userId: user?.id ?? '' };
}
