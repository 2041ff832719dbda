export { batchedOutput } from './batched-output.ts';
export { demoNotice } from './demo-notice.ts';
export { drainConnections, stopAccepting } from './drain-connections.ts';
export { ignoreTypeWithoutBody } from './empty-body.ts';
export { parseSettings } from './parse-settings.ts';
export {
  currentScope,
  hashAccount,
  loggedScope,
  recordAccount,
  recordOrder,
  runInScope,
  type RequestScope,
} from './request-scope.ts';
export { createRegistry, requestHistogram, serveMetrics } from './serve-metrics.ts';
export { createSingleFlight } from './single-flight.ts';
export { shutdownOnSignal } from './shutdown-on-signal.ts';
export type { Span } from './tracing/span.ts';
export { openSpan, startTracing, traced } from './tracing/tracing.ts';
export { tracingSettings } from './tracing/tracing-settings.ts';
export { createWorkQueue, type WorkQueue } from './work-queue.ts';
