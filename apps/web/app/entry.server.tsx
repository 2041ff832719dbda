import { renderToReadableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { AppProviders } from '#web/lib/interaction/app-providers.tsx';
import { apiContext, queryContext, requestContext } from '#web/lib/api/request-context.ts';

export const streamTimeout = 8_000;
const renderTimeoutMs = streamTimeout + 1_000;

// oxlint-disable-next-line max-params -- the router calls this with five arguments
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce, report } = context.get(requestContext);
  const stream = await renderToReadableStream(
    <AppProviders api={context.get(apiContext)} queries={context.get(queryContext)}>
      <ServerRouter context={router} url={request.url} {...(nonce && { nonce })} />
    </AppProviders>,
    {
      // A page sent whole has everything in place, so that it works without JavaScript.
      ...(nonce ? { nonce } : { progressiveChunkSize: Number.POSITIVE_INFINITY }),
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(renderTimeoutMs)]),
      onError: (error) => {
        if (!request.signal.aborted) report(error);
      },
    },
  );
  if (!nonce) await stream.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(stream, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  // The page handler always passes one; the type also allows the older kind of context.
  (context as RouterContextProvider).get(requestContext).report(error);
};
