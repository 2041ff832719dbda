import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

export type PageHandler = typeof import('../../app/page-handler.server.ts');

/** Returns the page renderer: from the build, or in development from the sources. */
export type PageSource = () => Promise<PageHandler>;

/** The folder of the web app. This file, and the bundle it becomes part of, are two levels below. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
const built = new URL('../../build/main/pages.js', import.meta.url);

export async function builtPages(): Promise<PageSource> {
  // Built from that module.
  const handler = (await import(built.href)) as PageHandler;
  return async () => handler;
}

/** Lets Vite serve scripts, styles and hot updates ahead of our routes. */
export async function devPages(app: FastifyInstance): Promise<PageSource> {
  const [{ createServer }, { default: middie }] = await Promise.all([
    import('vite'),
    import('@fastify/middie'),
  ]);
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  await app.register(middie);
  app.use(vite.middlewares);
  // Vite types a module as a record of any.
  return () => vite.ssrLoadModule('./app/page-handler.server.ts') as Promise<PageHandler>;
}
