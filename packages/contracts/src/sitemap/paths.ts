import type { SitemapQueryInput, SitemapChunksReply, SitemapProductsReply } from './schemas.ts';
import { call } from '../call.ts';

export const sitemapPaths = {
  chunks: call<{ reply: SitemapChunksReply }>('GET', '/api/shop/sitemap'),
  products: call<{ query: SitemapQueryInput; reply: SitemapProductsReply }>(
    'GET',
    '/api/shop/sitemap/products',
  ),
};
