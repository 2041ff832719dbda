import { ShopError } from '@sirkito/contracts/shop-error';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { createApi } from '#web/lib/api/api-client.ts';
import { earlyRequestScript } from '#web/lib/api/early-requests.ts';
import { createPageFetch } from '#web/lib/api/page-fetch.server.ts';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import {
  apiContext,
  queryContext,
  requestContext,
  type RequestContext,
} from '#web/lib/api/request-context.ts';
import { earlyClickScript } from '#web/lib/interaction/early-clicks.ts';
import { restoreScrollScript } from '#web/lib/navigation/scroll-position.ts';
import { storedBuildScript } from '#web/lib/storage/stored-build-script.ts';
import { themeScript } from '#web/lib/storage/theme.ts';

// Generated exports may be undefined where the router's type says absent.
const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);
/** For all API calls of a page together. */
const apiTimeoutMs = 5_000;

interface ApiAccess {
  url: string;
  secret: string;
}

export const buildId = build.assets.version;

/** Inline scripts that are the same on every page and carry no nonce. */
export const sharedInlineScripts = [
  themeScript,
  earlyClickScript,
  earlyRequestScript,
  restoreScrollScript,
  storedBuildScript,
];

/** Makes the page, or the page's data, that a request asks for. */
export async function renderPage(
  request: Request,
  visit: RequestContext,
  api: ApiAccess,
): Promise<Response> {
  let loaderError: ShopError | undefined;
  const report = (error: unknown) => {
    if (error instanceof ShopError) loaderError ??= error;
    visit.report(error);
  };
  const headers = {
    'x-sirkito-web': api.secret,
    'x-request-id': visit.requestId,
    ...visit.traceHeader,
  };
  const { fetch, repliedAt } = createPageFetch();
  const context = new RouterContextProvider();
  context.set(requestContext, { ...visit, report });
  context.set(queryContext, createQueryClient());
  const deadline = AbortSignal.timeout(apiTimeoutMs);
  context.set(apiContext, createApi({ origin: api.url, headers: () => headers, deadline, fetch }));
  const response = await handle(request, context);
  // The API dates its replies by the database's clock, which also sets when prices change.
  const date = repliedAt();
  if (date) response.headers.set('date', date.toUTCString());
  // The router calls every thrown error a 500; ours know better.
  return response.status === 500 && loaderError
    ? withStatus(response, loaderError.status)
    : response;
}

const withStatus = ({ body, headers }: Response, status: number): Response =>
  new Response(body, { status, headers });
