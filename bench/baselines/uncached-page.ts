import { listen } from './listen.ts';

interface PageHandler {
  renderPage: (request: Request, visit: object, api: object) => Promise<Response>;
}

const built = new URL('../../apps/web/build/main/pages.js', import.meta.url);
const { renderPage } = (await import(built.href)) as PageHandler; // as the web server uses it
const api = { url: process.env['API_URL'], secret: 'development-only-web-secret' };

const address = `http://web.invalid${process.env['PAGE_PATH']}`;

/** Renders one page in full for every request, uncached and uncompressed. */
await listen((app) =>
  app.get('/', async (request, reply) => {
    const visit = {
      requestId: request.id,
      publicApiUrl: '',
      shopUrl: '',
      nonce: '',
      isStreamed: false,
      report: (error: unknown) => {
        throw error;
      },
    };
    const response = await renderPage(new Request(address), visit, api);
    const page = Buffer.from(await response.arrayBuffer());
    return reply.code(response.status).type('text/html; charset=utf-8').send(page);
  }),
);
