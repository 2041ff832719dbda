import { lazy, type ComponentType } from 'react';
import { loadWhenOnline } from './first-interaction.ts';

/**
 * Like React's `lazy`, for code that the page works without: if it can't be loaded, the fallback
 * stays until the browser is online. A failed `lazy` would replace the page by the error page.
 */
export const lazyOnline = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadWhenOnline(load) }));
