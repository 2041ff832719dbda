import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router';
import type { Api } from './api-client.ts';

/** The page request as the web server sees it. It never identifies the user. */
export interface RequestContext {
  requestId: string;
  /** Joins API calls to the request's trace. */
  traceHeader?: Readonly<Record<string, string>>;
  publicApiUrl: string;
  /** CDN address of uploaded pictures; empty if the shop serves them itself. */
  imagesUrl: string;
  /** Public origin of the shop, for canonical links and sitemaps. */
  shopUrl: string;
  /** Line above every page; empty in live mode. */
  notice: string;
  /** Attribute of our inline scripts. */
  nonce: string;
  /** Other pages are rendered completely, their scripts hashed and the nonce removed. */
  isStreamed: boolean;
  report: (error: unknown) => void;
}

export const apiContext = createContext<Api>();
export const queryContext = createContext<QueryClient>();
export const requestContext = createContext<RequestContext>();
