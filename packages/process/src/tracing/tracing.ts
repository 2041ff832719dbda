import { currentScope } from '../request-scope.ts';
import type { Span, SpanStart, TracingOptions } from './span.ts';

interface Tracing {
  start: (span: SpanStart) => Span;
  stop: () => Promise<void>;
}

let tracing: Tracing | undefined;

/** Exports spans until stopped. Without an endpoint nothing is loaded and no span is opened. */
export async function startTracing({ endpoint, ...options }: TracingOptions) {
  if (endpoint === undefined) return { stop: async () => {} };
  const { createTracing } = await import('./open-telemetry.ts');
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
