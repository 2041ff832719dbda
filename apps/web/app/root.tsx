import '#web/lib/zod-without-eval.ts';
import geistLatinExt from '@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2?url';
import geistLatin from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import { SessionWatch } from '#web/features/session/session-watch.tsx';
import { earlyPressScript, useEarlyPresses } from '#web/lib/early-presses.ts';
import { browserReference } from '#web/lib/error-reference.ts';
import { visitContext } from '#web/lib/request-context.ts';
import { unlessListing } from '#web/lib/revalidation.ts';
import { scrollPlaces } from '#web/lib/scroll-place.ts';
import { themeScript } from '#web/lib/theme.ts';
import { ErrorNotice, NotFoundNotice, OfflineNotice } from '#web/shell/notices.tsx';
import { RouteProgress } from '#web/shell/route-progress.tsx';
import { Toaster } from '#web/shell/toaster.tsx';
import type { Route } from './+types/root.ts';
import './styles/app.css';

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const;

export const links: Route.LinksFunction = () => [
  font(geistLatin),
  font(geistLatinExt),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export function loader({ context }: Route.LoaderArgs) {
  const { requestId, publicApiUrl, shopUrl } = context.get(visitContext);
  return { reference: requestId, publicApiUrl, shopUrl };
}

export const shouldRevalidate = unlessListing;

const scrollPlace = scrollPlaces();

export function Layout({ children }: { children: ReactNode }) {
  const visit = useRouteLoaderData<typeof loader>('root');
  useEarlyPresses();
  return (
    // The theme script changes this element before React wakes up.
    <html lang="en-PH" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {visit?.publicApiUrl && <meta name="public-api" content={visit.publicApiUrl} />}
        {/* oxlint-disable react/no-danger -- our own constants, and they must run before paint */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <script dangerouslySetInnerHTML={{ __html: earlyPressScript }} />
        {/* oxlint-enable react/no-danger */}
        <Meta />
        {/* What it loads is ours and needs no nonce; an empty one is the same on both sides. */}
        <Links nonce="" />
      </head>
      <body>
        <a
          href="#content"
          className="sr-only z-30 rounded bg-inverse text-inverse-ink focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:px-4 focus:py-2.5"
        >
          Skip to content
        </a>
        {children}
        <ScrollRestoration getKey={scrollPlace} />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <>
      <SessionWatch />
      <RouteProgress />
      <Outlet />
      <Toaster place="page" />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const visit = useRouteLoaderData<typeof loader>('root');
  const stack = import.meta.env.DEV && error instanceof Error ? error.stack : undefined;
  // 410: it was here and is not coming back.
  const isAbsent = isRouteErrorResponse(error) && [404, 410].includes(error.status);
  if (!import.meta.env.SSR && !navigator.onLine) {
    return (
      <main id="content" tabIndex={-1}>
        <title>You are offline</title>
        <OfflineNotice />
      </main>
    );
  }
  return (
    <main id="content" tabIndex={-1}>
      <title>{isAbsent ? 'Not found' : 'Unexpected Application Error!'}</title>
      {isAbsent ? (
        <NotFoundNotice />
      ) : (
        <ErrorNotice reference={browserReference(error) ?? visit?.reference} stack={stack} />
      )}
    </main>
  );
}
