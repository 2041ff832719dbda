import { createHash } from 'node:crypto';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import type { Span, SpanStart, TracingOptions } from './span.ts';

const kinds = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
};

const everyMs = 1_000;
/** Shorter than the shutdown timeout. */
const timeoutMs = 2_000;
/** While the collector is away, further spans are dropped. */
const maxWaiting = 4_096;

interface Ids {
  traceId: string;
  spanId: string;
}

/**
 * Exports spans as OTLP over HTTP. The trace id is the request id, and the id of the first span
 * follows from it, so a job that knows only its request joins the trace.
 */
export function createTracing({ service, endpoint, ratio, log }: TracingOptions) {
  const url = `${endpoint?.replace(/\/$/, '') ?? ''}/v1/traces`;
  const exporter = withWarnings(new OTLPTraceExporter({ url, timeoutMillis: timeoutMs }), log);
  const random = new RandomIdGenerator();
  /** Of the span that is being started, if they aren't random. */
  let given: Ids | undefined;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `sirkito-${service}` }),
    sampler: new TraceIdRatioBasedSampler(ratio),
    idGenerator: {
      generateTraceId: () => given?.traceId ?? random.generateTraceId(),
      generateSpanId: () => given?.spanId ?? random.generateSpanId(),
    },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        scheduledDelayMillis: everyMs,
        exportTimeoutMillis: timeoutMs,
        maxQueueSize: maxWaiting,
      }),
    ],
  });
  const tracer = provider.getTracer('sirkito');

  function start({ name, kind, attributes, parent, requestId, causedBy }: SpanStart): Span {
    const above = parentOf(parent) ?? (causedBy === undefined ? undefined : idsOf(causedBy));
    given = above === undefined && requestId !== undefined ? idsOf(requestId) : undefined;
    const context =
      above === undefined
        ? ROOT_CONTEXT
        : trace.setSpanContext(ROOT_CONTEXT, {
            ...above,
            traceFlags: TraceFlags.SAMPLED,
            isRemote: true,
          });
    const span = tracer.startSpan(
      name,
      { kind: kinds[kind], attributes: { ...attributes } },
      context,
    );
    given = undefined;
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      traceparent: `00-${traceId}-${spanId}-0${traceFlags}`,
      end: ({ error, attributes: ended } = {}) => {
        span.setAttributes({ ...ended });
        if (error !== undefined) {
          span.setStatus({ code: SpanStatusCode.ERROR, message: messageOf(error) });
        }
        span.end();
      },
    };
  }
  return { start, stop: () => provider.shutdown() };
}

/** Logs the first export that fails after one that succeeded. */
function withWarnings(exporter: SpanExporter, log: TracingOptions['log']): SpanExporter {
  let isDown = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const isFailed = result.error !== undefined;
        if (isFailed && !isDown) {
          log.warn({ err: result.error }, 'could not export traces; spans are dropped');
        }
        isDown = isFailed;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

const parentFormat = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;

function parentOf(traceparent = ''): Ids | undefined {
  const [, traceId, spanId] = parentFormat.exec(traceparent) ?? [];
  return traceId === undefined || spanId === undefined ? undefined : { traceId, spanId };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const idsOf = (requestId: string): Ids => ({
  traceId: traceIdOf(requestId),
  spanId: hashOf(`span ${requestId}`, 16),
});

/** A UUID, or nginx's request id, is a trace id but for its dashes; other ids are hashed. */
function traceIdOf(requestId: string): string {
  const hex = requestId.replaceAll('-', '').toLowerCase();
  return /^(?!0+$)[0-9a-f]{32}$/.test(hex) ? hex : hashOf(requestId, 32);
}

const hashOf = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length);
