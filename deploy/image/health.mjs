// Exits with 0 if the role of this container responds. A container runs one role, so one is enough.
const { API_PORT, WEB_PORT, WORKER_METRICS_PORT } = process.env;
const ports = [API_PORT || 4000, WEB_PORT || 3000, WORKER_METRICS_PORT || 14_000];
try {
  await Promise.any(
    ports.map(async (port) => {
      const reply = await fetch(`http://127.0.0.1:${port}/healthz`, {
        signal: AbortSignal.timeout(3_000),
      });
      if (!reply.ok) throw new Error(`port ${port} returned ${reply.status}`);
    }),
  );
} catch (error) {
  if (!(error instanceof AggregateError)) throw error;
  console.error(`No role responds on port ${ports.join(', ')}`);
  process.exitCode = 1;
}
