import type { StoreProfile } from '@sirkito/contracts/settings';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '#web/lib/app-providers.tsx';
import { storeProfileQuery } from './store.queries.ts';

/** Whose shop this is. The layout has it loaded before any page shows. */
export const useStoreProfile = (): StoreProfile =>
  useSuspenseQuery(storeProfileQuery(useApi())).data;
