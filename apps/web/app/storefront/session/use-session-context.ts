import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import type { SessionContext } from './session-context.ts';

export const useSessionContext = (): SessionContext => ({
  api: useApi(),
  queries: useQueryClient(),
});
