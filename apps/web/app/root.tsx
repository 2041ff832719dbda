import '#web/lib/interaction/zod-without-eval.ts';
import geistLatinExt from '@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2?url';
import geistLatin from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  UNSAFE_useScrollRestoration as useScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import { SessionWatch } from '#web/storefront/session/session-watch.tsx';
import { earlyClickScript, useEarlyClicks } from '#web/lib/interaction/early-clicks.ts';
import { ServerScript, useServerRendered } from '#web/lib/interaction/server-script.tsx';
import { errorReference, isNotFound } from '#web/lib/api/error-reference.ts';
import { requestContext } from '#web/lib/api/request-context.ts';
import { revalidateUnlessListing } from '#web/lib/api/revalidation.ts';
import {
  createScrollKeys,
  restoreScrollScript,
  scrollStorageKey,
} from '#web/lib/navigation/scroll-position.ts';
import { themeScript } from '#web/lib/storage/theme.ts';
import { ErrorNotice, NotFoundNotice, OfflineNotice } from '#web/shell/notices.tsx';
import { Loaded } from '#web/shell/loaded.tsx';
import { Toaster } from '#web/shell/toaster.tsx';
import { ImagesUrl } from '#web/ui/product/picture-url.ts';
import type { Route } from './+types/root.ts';
// As a URL: as an import of a chunk, lazily loaded chunks would add the stylesheet again.
import styles from './styles/app.css?url';

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const;

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  font(geistLatin),
  font(geistLatinExt),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export function loader({ context }: Route.LoaderArgs) {
  const { requestId, publicApiUrl, imagesUrl, shopUrl, notice } = context.get(requestContext);
  return { reference: requestId, publicApiUrl, imagesUrl, shopUrl, notice };
}

export const shouldRevalidate = revalidateUnlessListing;

const scrollKey = createScrollKeys();

export function Layout({ children }: { children: ReactNode }) {
  const visit = useRouteLoaderData<typeof loader>('root');
  const isServerRendered = useServerRendered();
  useEarlyClicks();
  return (
    // The theme script changes this element before React wakes up.
    <html lang="en-PH" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {visit?.publicApiUrl && <meta name="public-api" content={visit.publicApiUrl} />}
        {visit?.imagesUrl && <link rel="preconnect" href={visit.imagesUrl} />}
        <ServerScript text={import.meta.env.SSR ? themeScript : ''} />
        <ServerScript text={import.meta.env.SSR ? earlyClickScript : ''} />
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
        {visit?.notice && (
          <aside aria-label="Demo" className="demo-notice">
            {visit.notice}
          </aside>
        )}
        <ImagesUrl value={visit?.imagesUrl ?? ''}>{children}</ImagesUrl>
        <ScrollPosition />
        {isServerRendered && <Scripts />}
      </body>
    </html>
  );
}

/** The router's ScrollRestoration would set innerHTML in every navigation. */
function ScrollPosition() {
  useScrollRestoration({ getKey: scrollKey, storageKey: scrollStorageKey });
  return <ServerScript text={import.meta.env.SSR ? restoreScrollScript : ''} />;
}

const loadNavigationStatus = async () =>
  (await import('#web/shell/navigation-status.tsx')).NavigationStatus;

export default function Root() {
  return (
    <>
      <SessionWatch />
      <Loaded load={loadNavigationStatus} />
      <Outlet />
      <Toaster position="page" />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const visit = useRouteLoaderData<typeof loader>('root');
  const stack = import.meta.env.DEV && error instanceof Error ? error.stack : undefined;
  const isAbsent = isNotFound(error);
  if (!import.meta.env.SSR && !navigator.onLine) {
    return (
      <main id="content" tabIndex={-1}>
        <title>You're offline</title>
        <OfflineNotice />
      </main>
    );
  }
  return (
    <main id="content" tabIndex={-1}>
      <title>{isAbsent ? 'Page not found' : 'Unexpected Application Error!'}</title>
      {isAbsent ? (
        <NotFoundNotice />
      ) : (
        <ErrorNotice reference={errorReference(error) ?? visit?.reference} stack={stack} />
      )}
    </main>
  );
}
