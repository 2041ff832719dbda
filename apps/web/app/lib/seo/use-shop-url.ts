import { useRouteLoaderData } from 'react-router';

/** Returns the shop's public origin, for structured data. */
export function useShopUrl(): string {
  const root = useRouteLoaderData<{ shopUrl: string }>('root');
  return root?.shopUrl ?? '';
}
