import { currentScope } from '../request-scope.ts';

export type Attributes = Record<string, string | number | undefined>;

export interface Span {
  /** W3C header that makes a call, or another span, its child. */
  traceparent: string;
  end: (outcome?: { error?: unknown; attributes?: Attributes }) => void;
}

export interface SpanStart {
  name: string;
  kind: 'server' | 'client' | 'consumer' | 'internal';
  attributes?: Attributes;
  /** W3C header of the parent. The default is the span of the scope. */
  parent?: string | undefined;
  /** Starts a trace under the id of this request, if there is no parent. */
  requestId?: string;
  /** Continues the trace of this request, which another process handled. */
  causedBy?: string | undefined;
}

interface Tracing {
  start: (span: SpanStart) => Span;
  stop: () => Promise<void>;
}

export interface TracingOptions {
  service: string;
  /** OTLP over HTTP; undefined turns tracing off. */
  endpoint: string | undefined;
  /** Fraction of the requests to trace. */
  ratio: number;
  log: { warn: (details: object, message: string) => void };
}

let tracing: Tracing | undefined;

/** Exports spans until stopped. Without an endpoint nothing is loaded and no span is opened. */
export async function startTracing({ endpoint, ...options }: TracingOptions) {
  if (endpoint === undefined) return { stop: async () => {} };
  const { createTracing } = await import('./otlp.ts');
  const started = createTracing({ endpoint, ...options });
  tracing = started;
  return {
    stop: async () => {
      if (tracing === started) tracing = undefined;
      await started.stop();
    },
  };
}

/** Opens a span, which the caller ends. Undefined while tracing is off. */
export const openSpan = (span: SpanStart): Span | undefined =>
  tracing?.start({ ...span, parent: span.parent ?? currentScope()?.span?.traceparent });

/** Runs `work` in a span, if a traced request or job called it. */
export async function traced<T>(span: SpanStart, work: () => Promise<T>): Promise<T> {
  const opened = currentScope()?.span && openSpan(span);
  if (!opened) return work();
  try {
    const result = await work();
    opened.end();
    return result;
  } catch (error) {
    opened.end({ error });
    throw error;
  }
}
