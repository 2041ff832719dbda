import { createHash, randomBytes } from 'node:crypto';
import type { Attributes, Span, SpanStart, TracingOptions } from './span.ts';

/** Numbers of OTLP. */
const kinds = { internal: 1, server: 2, client: 3, consumer: 5 };
const failed = 2;

const everyMs = 1_000;
/** Shorter than the shutdown timeout. */
const timeoutMs = 2_000;
/** While the collector is away, further spans are dropped. */
const maxWaiting = 4_096;

interface Options extends TracingOptions {
  endpoint: string;
  log: { warn: (details: object, message: string) => void };
}

/**
 * Exports spans as OTLP over HTTP in JSON. The trace id is the request id, and the id of the first
 * span follows from it, so a job that knows only its request joins the trace.
 */
export function createTracing({ service, endpoint, ratio, log }: Options) {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const resource = { attributes: toKeyValues({ 'service.name': `sirkito-${service}` }) };
  let waiting: object[] = [];
  let isDown = false;

  async function flush(): Promise<void> {
    if (waiting.length === 0) return;
    const spans = waiting;
    waiting = [];
    const scopeSpans = [{ scope: { name: 'sirkito' }, spans }];
    try {
      const reply = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      await reply.body?.cancel();
      if (!reply.ok) throw new Error(`the collector answered ${reply.status}`);
      isDown = false;
    } catch (error) {
      if (!isDown) log.warn({ err: error }, 'could not export traces; spans are dropped');
      isDown = true;
    }
  }
  const timer = setInterval(() => void flush(), everyMs).unref();

  function start({ name, kind, attributes, parent, requestId, causedBy }: SpanStart): Span {
    const [, parentTrace, parentSpanId] = parentFormat.exec(parent ?? '') ?? [];
    const rootId = (parentTrace ?? causedBy) ? undefined : requestId;
    const traceId =
      parentTrace ?? traceIdOf(causedBy ?? requestId ?? randomBytes(16).toString('hex'));
    const spanId = rootId ? rootSpanIdOf(rootId) : randomBytes(8).toString('hex');
    const isSampled = Number.parseInt(traceId.slice(-8), 16) < ratio * 2 ** 32;
    const startTimeUnixNano = nanoseconds();
    return {
      traceparent: `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`,
      end: ({ error, attributes: ended } = {}) => {
        if (!isSampled || waiting.length >= maxWaiting) return;
        waiting.push({
          traceId,
          spanId,
          parentSpanId: parentSpanId ?? (causedBy && rootSpanIdOf(causedBy)),
          name,
          kind: kinds[kind],
          startTimeUnixNano,
          endTimeUnixNano: nanoseconds(),
          attributes: toKeyValues({ ...attributes, ...ended }),
          ...(error !== undefined && { status: { code: failed, message: messageOf(error) } }),
        });
      },
    };
  }
  return {
    start,
    stop: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}

const parentFormat = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;

const nanoseconds = () =>
  String(BigInt(Math.round((performance.timeOrigin + performance.now()) * 1_000)) * 1_000n);

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const toKeyValues = (attributes: Attributes) =>
  Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined
      ? []
      : { key, value: typeof value === 'number' ? { intValue: value } : { stringValue: value } },
  );

/** A UUID, or nginx's request id, is a trace id but for its dashes; other ids are hashed. */
function traceIdOf(requestId: string): string {
  const hex = requestId.replaceAll('-', '').toLowerCase();
  return /^(?!0+$)[0-9a-f]{32}$/.test(hex) ? hex : hashOf(requestId, 32);
}

const rootSpanIdOf = (requestId: string): string => hashOf(`span ${requestId}`, 16);

const hashOf = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length);
