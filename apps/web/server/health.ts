import type { FastifyInstance } from 'fastify';

const timeoutMs = 1_000;
const cachedMs = 1_000;

/** Serves `/healthz` (the process is alive) and `/readyz` (the API answers). */
export function reportHealth(app: FastifyInstance, apiUrl: string): void {
  let check: Promise<boolean> | undefined;

  /** Calls the API once a second at most. */
  function isApiUp(): Promise<boolean> {
    check ??= callApi(apiUrl)
      .catch((error: unknown) => {
        app.log.warn({ err: error }, 'API did not respond');
        return false;
      })
      .finally(() => setTimeout(() => (check = undefined), cachedMs).unref());
    return check;
  }

  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const api = (await isApiUp()) ? 'ok' : 'down';
    const status = api === 'ok' ? 'ready' : 'unavailable';
    return reply.code(api === 'ok' ? 200 : 503).send({ status, checks: { api } });
  });
}

async function callApi(apiUrl: string): Promise<boolean> {
  const reply = await fetch(`${apiUrl}/healthz`, {
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  });
  await reply.body?.cancel();
  return reply.ok;
}
