import { useRouteLoaderData } from 'react-router';

/** Where shoppers open the shop, for what search engines read inside a page. */
export function useShopUrl(): string {
  const root = useRouteLoaderData<{ shopUrl: string }>('root');
  return root?.shopUrl ?? '';
}
