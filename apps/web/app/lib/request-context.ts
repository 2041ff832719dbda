import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router';
import type { Api } from './api-client.ts';

/** What the web server knows about the request a page is made for. Never who asked. */
export interface Visit {
  requestId: string;
  publicApiUrl: string;
  /** Where shoppers open the shop, as search engines are told. */
  shopUrl: string;
  /** Only on pages that stream. A page without one is made whole and its scripts are hashed. */
  nonce?: string;
  report: (error: unknown) => void;
}

export const apiContext = createContext<Api>();
export const queryContext = createContext<QueryClient>();
export const visitContext = createContext<Visit>();
