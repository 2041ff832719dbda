import { z } from 'zod';

/** Settings of web server, API and worker that turn on traces. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url()
    .optional()
    .describe('OpenTelemetry collector (OTLP over HTTP) for traces; empty turns tracing off'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Fraction of requests to trace'),
};
