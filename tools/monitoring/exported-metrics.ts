/** Metrics that rules and dashboards may use, by Prometheus job. */
const histograms = ['http_request_seconds', 'order_batch_size', 'job_seconds'];
const others = [
  'database_connections',
  'job_queue_jobs',
  'job_queue_oldest_seconds',
  'order_queue_waiting',
  'order_queue_oldest_seconds',
  'orders_placed_total',
  'cache_requests_total',
  'outbox_lag_seconds',
  'oldest_unsent_email_seconds',
  'redis_up',
  'database_clock_offset_seconds',
  'emails_sent_total',
  'page_cache_requests_total',
  'page_renders_in_flight',
  'nodejs_eventloop_lag_p99_seconds',
  'process_cpu_seconds_total',
  'process_resident_memory_bytes',
  'process_start_time_seconds',
];

export const exportedMetrics = [
  ...others,
  ...histograms.flatMap((name) => [`${name}_bucket`, `${name}_count`, `${name}_sum`]),
];
