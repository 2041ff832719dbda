import fastify, { type FastifyInstance } from 'fastify';

/** Starts a plain Fastify server with these routes. */
export async function listen(routes: (app: FastifyInstance) => void): Promise<void> {
  const app = fastify();
  app.get('/healthz', () => ({ status: 'alive' }));
  routes(app);
  process.on('SIGTERM', () => process.exit(0));
  await app.listen({ host: '127.0.0.1', port: Number(process.env['BASELINE_PORT']) });
}
