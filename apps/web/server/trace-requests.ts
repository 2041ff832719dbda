import { openSpan, type Span } from '@sirkito/process';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Absent while tracing is off. */
    span?: Span | undefined;
  }
}

const untraced = /^\/(?:assets\/|(?:health|ready)z$)/;

/** Starts a trace for each page and API call, under the request's id. */
export function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, next) => {
    if (untraced.test(request.url)) {
      next();
      return;
    }
    const name = `${request.method} ${request.routeOptions.url ?? 'none'}`;
    request.span = openSpan({ name, kind: 'server', requestId: request.id });
    next();
  });
  app.addHook('onResponse', ({ span }, { statusCode }, next) => {
    const attributes = { 'http.response.status_code': statusCode };
    span?.end({ attributes, ...(statusCode >= 500 && { error: `status ${statusCode}` }) });
    next();
  });
}

/** Returns the header that joins an API call to the request's trace. */
export const traceHeader = ({ span }: { span?: Span | undefined }): Record<string, string> =>
  span ? { traceparent: span.traceparent } : {};
