import type { StoreProfile } from '@sirkito/contracts/settings/schemas';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { storeProfileQuery } from './store.queries.ts';

/** Returns the store profile, loaded by the layout before any page renders. */
export const useStoreProfile = (): StoreProfile =>
  useSuspenseQuery(storeProfileQuery(useApi())).data;
