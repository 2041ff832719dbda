import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createWebMetrics } from './metrics.ts';
import type { PageRenderer } from './pages/page-renderer.ts';

test('[OB-03] the web server reports requests, the page cache and running renders', async () => {
  const metrics = createWebMetrics();
  const rendered = Promise.withResolvers<Response>();
  const renderer: PageRenderer = metrics.counted({
    buildId: 'test',
    policy: () => '',
    render: () => rendered.promise,
  });
  const app = fastify();
  metrics.observeRequests(app);
  app.get('/shop/:page', async (request) => {
    request.pageOrigin = 'miss';
    const context = { requestId: '', nonce: '', isStreamed: false, report: () => {} };
    await renderer.render(new Request('http://web.invalid'), context);
    return '';
  });
  const reply = app.inject('/shop/home');
  const read = () => metrics.registry.metrics();
  await expect.poll(read).toContain('page_renders_in_flight 1');
  rendered.resolve(new Response());
  await reply;
  const text = await read();
  expect(text).toContain('page_renders_in_flight 0');
  expect(text).toContain('page_cache_requests_total{outcome="miss"} 1');
  expect(text).toContain(
    'http_request_seconds_count{method="GET",route="/shop/:page",status="200"} 1',
  );
});
