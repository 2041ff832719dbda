import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/lib/app-providers.tsx';
import type { SessionParts } from './session-parts.ts';

export const useSessionParts = (): SessionParts => ({ api: useApi(), queries: useQueryClient() });
