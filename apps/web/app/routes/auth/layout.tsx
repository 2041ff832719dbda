import { Outlet } from 'react-router';
import { storeProfileQuery } from '#web/features/store/store.queries.ts';
import { apiContext, queryContext } from '#web/lib/request-context.ts';
import { AuthFrame } from '#web/shell/auth-frame.tsx';
import type { Route } from './+types/layout.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { brandName, tagline, quote } = await context
    .get(queryContext)
    .query(storeProfileQuery(context.get(apiContext)));
  return { brandName, tagline, quote };
}

/** The store's name does not change from form to form. */
export const shouldRevalidate = () => false;

export const headers = () => ({ 'cache-control': 'no-store' });

export default function AuthLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AuthFrame store={loaderData}>
      <Outlet />
    </AuthFrame>
  );
}
