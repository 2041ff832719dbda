import { startTracing } from '@sirkito/process';
import fastify from 'fastify';
import { proxyApi } from '../api-proxy.ts';
import { parseEnv } from '../env.ts';
import { requestIds } from '../request-id.ts';
import { traceRequests } from '../trace-requests.ts';

// The web server's way to the API, without pages, which would need a build.
// oxlint-disable-next-line no-restricted-properties -- an entry point
const env = parseEnv(process.env);
const app = fastify({ genReqId: requestIds([]) });
const { log } = app;
await startTracing({ service: 'web', endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, ratio: 1, log });
traceRequests(app);
app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
app.get('/healthz', async () => ({ status: 'ok' }));
await proxyApi(app, env.API_URL);
await app.listen({ host: env.WEB_HOST, port: env.WEB_PORT });
