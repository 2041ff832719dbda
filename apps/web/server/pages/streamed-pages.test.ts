import { createWorkQueue } from '@sirkito/process';
import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { serveCachedPages } from './cached-pages.ts';
import type { PageRenderer } from './page-renderer.ts';
import { serveStreamedPages } from './streamed-pages.ts';

const limits = { concurrency: 1, capacity: 11, maxWaitMs: 60_000 };

test('[AV-18] checkout does not wait behind public pages', async () => {
  const { promise: stuck, resolve } = Promise.withResolvers<void>();
  const rendered: string[] = [];
  const renderer: PageRenderer = {
    buildId: 'b1',
    render: async ({ url }) => {
      rendered.push(new URL(url).pathname);
      if (url.includes('product')) await stuck;
      return new Response('page');
    },
    policy: () => '',
  };
  const app = fastify();
  serveCachedPages(app, renderer, async () => undefined, createWorkQueue(limits));
  await app.register(async (streamed) =>
    serveStreamedPages(streamed, renderer, async () => undefined, createWorkQueue(limits)),
  );
  const products = ['1', '2'].map(async (id) => app.inject(`/shop/product/${id}`));
  await vi.waitFor(() => expect(rendered).toEqual(['/shop/product/1']));
  expect((await app.inject('/shop/checkout')).body).toBe('page');
  expect(rendered).toEqual(['/shop/product/1', '/shop/checkout']);
  resolve();
  await Promise.all(products);
});
