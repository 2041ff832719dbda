import type { SitemapAddress, SitemapChunksReply, SitemapProductsReply } from '../sitemap.ts';
import { call } from './call.ts';

export const sitemapPaths = {
  chunks: call<{ reply: SitemapChunksReply }>('GET', '/api/shop/sitemap'),
  products: call<{ query: SitemapAddress; reply: SitemapProductsReply }>(
    'GET',
    '/api/shop/sitemap/products',
  ),
};
