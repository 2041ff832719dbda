import { Outlet } from 'react-router';
import { storeProfileQuery } from '#web/storefront/store/store.queries.ts';
import { apiContext, queryContext } from '#web/lib/api/request-context.ts';
import { AuthFrame } from '#web/shell/auth-frame.tsx';
import type { Route } from './+types/layout.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { brandName, tagline, quote } = await context
    .get(queryContext)
    .query(storeProfileQuery(context.get(apiContext)));
  return { brandName, tagline, quote };
}

/** The store profile is the same on every form. */
export const shouldRevalidate = () => false;

export const headers = () => ({ 'cache-control': 'no-store' });

export default function AuthLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AuthFrame store={loaderData}>
      <Outlet />
    </AuthFrame>
  );
}
