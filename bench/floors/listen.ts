import fastify, { type FastifyInstance } from 'fastify';

/** A bare server: nothing but its routes, on the port it was given. */
export async function listen(routes: (app: FastifyInstance) => void): Promise<void> {
  const app = fastify();
  app.get('/healthz', () => ({ status: 'alive' }));
  routes(app);
  process.on('SIGTERM', () => process.exit(0));
  await app.listen({ host: '127.0.0.1', port: Number(process.env['FLOOR_PORT']) });
}
