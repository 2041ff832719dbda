import type { ReactElement } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
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
  const { nonce, isStreamed, report } = context.get(requestContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  const page = (entry: EntryContext) => (
    <AppProviders api={context.get(apiContext)} queries={context.get(queryContext)}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </AppProviders>
  );
  const handoff = isStreamed ? undefined : await readHandoff(router);
  const html = handoff && renderAtOnce(page(handoff()));
  if (html !== undefined) return new Response(html, { status, headers });
  const stream = await renderToReadableStream(page(handoff?.() ?? router), {
    nonce,
    // A page sent whole has everything in place, so that it works without JavaScript.
    ...(!isStreamed && { progressiveChunkSize: Number.POSITIVE_INFINITY }),
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(renderTimeoutMs)]),
    onError: (error) => {
      if (!request.signal.aborted) report(error);
    },
  });
  if (!isStreamed) await stream.allReady;
  return new Response(stream, { status, headers });
}

/** Reads the data for hydration, so that rendering does not wait for it. */
async function readHandoff(router: EntryContext): Promise<() => EntryContext> {
  const value = router.serverHandoffStream
    ? await new Response(router.serverHandoffStream).text()
    : '';
  return () => {
    const read = Object.assign(Promise.resolve(), { result: { done: true, value } });
    const renderMeta = { ...router.renderMeta, streamCache: { 0: read } };
    return { ...router, serverHandoffStream: new ReadableStream(), renderMeta };
  };
}

const unfinished = '<!--$!-->';

/**
 * Renders a page whose data has been loaded, in half the time of a stream. Undefined if some part
 * has to wait, such as for code that loads at its first use, or fails: the stream reports errors.
 */
function renderAtOnce(page: ReactElement): string | undefined {
  try {
    const html = renderToString(page);
    return html.includes(unfinished) ? undefined : `<!DOCTYPE html>${html}`;
  } catch {
    return undefined;
  }
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  // The page handler always passes one; the type also allows the older kind of context.
  (context as RouterContextProvider).get(requestContext).report(error);
};
