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

export interface TracingOptions {
  service: string;
  /** OTLP over HTTP; undefined turns tracing off. */
  endpoint: string | undefined;
  /** Fraction of the requests to trace. */
  ratio: number;
  log: { warn: (details: object, message: string) => void };
}
