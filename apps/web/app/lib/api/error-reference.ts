import { isRouteErrorResponse, type ClientOnErrorFunction } from 'react-router';
import { randomUuid } from './random-uuid.ts';

const references = new WeakMap<object, string>();

export const isNotFound = (error: unknown): boolean =>
  isRouteErrorResponse(error) && error.status === 404;

/** Returns the id under which the web server logs this browser error. */
export function errorReference(error: unknown): string | undefined {
  if (import.meta.env.SSR || import.meta.env.DEV) return undefined;
  if (typeof error !== 'object' || error === null || !reportOf(error)) return undefined;
  const reference = references.get(error) ?? randomUuid();
  references.set(error, reference);
  return reference;
}

export const reportBrowserError: ClientOnErrorFunction = (error, { location }) => {
  const reference = errorReference(error);
  if (!reference) return;
  const report = { reference, path: location.pathname, ...reportOf(error) };
  navigator.sendBeacon('/browser-errors', JSON.stringify(report));
};

/** Returns undefined for server errors: they have no stack and are already logged. */
function reportOf(error: unknown): { message: string; stack?: string } | undefined {
  if (error instanceof Error && error.stack) {
    return { message: error.message, stack: error.stack.slice(0, 4_000) };
  }
  if (isRouteErrorResponse(error) && !isNotFound(error)) {
    // The page data request failed in the web server or a gateway.
    return { message: `${error.status} ${String(error.data).slice(0, 200)}` };
  }
  return undefined;
}
