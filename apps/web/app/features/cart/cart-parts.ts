import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import type { Api } from '#web/lib/api-client.ts';
import { useApi } from '#web/lib/app-providers.tsx';
import { useSession } from '#web/lib/session.ts';

/** Whose cart it is, and how to ask for it. */
export interface CartParts {
  api: Api;
  queries: QueryClient;
  userId: string;
}

/** Without a user id while nobody is signed in. */
export function useCartParts(): CartParts {
  const { user } = useSession();
  return { api: useApi(), queries: useQueryClient(), userId: user?.id ?? '' };
}
