import type { ClientOnErrorFunction } from 'react-router';
import { newKey } from './new-key.ts';

const references = new WeakMap<Error, string>();

/**
 * The number under which an error of this browser is in the web server's log. Errors that came
 * from the server have none of their own: they arrive without a stack, and are logged there.
 */
export function browserReference(error: unknown): string | undefined {
  if (import.meta.env.SSR || import.meta.env.DEV) return undefined;
  if (!(error instanceof Error) || !error.stack) return undefined;
  const reference = references.get(error) ?? newKey();
  references.set(error, reference);
  return reference;
}

export const reportBrowserError: ClientOnErrorFunction = (error, { location }) => {
  const reference = browserReference(error);
  if (!reference || !(error instanceof Error)) return;
  const { message, stack } = error;
  const report = { reference, path: location.pathname, message, stack: stack?.slice(0, 4_000) };
  navigator.sendBeacon('/browser-errors', JSON.stringify(report));
};
