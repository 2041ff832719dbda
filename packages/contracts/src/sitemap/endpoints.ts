import { endpoint } from '../endpoint.ts';
import { sitemapPaths } from './paths.ts';
import { SitemapQuery, SitemapChunksReply, SitemapProductsReply } from './schemas.ts';

export const sitemapApi = {
  chunks: endpoint(sitemapPaths.chunks, {
    access: 'public',
    isCacheable: true,
    readsReplica: true,
    limit: { calls: 10, seconds: 60 },
    summary: 'List the chunks of the product sitemap',
    reply: SitemapChunksReply,
    errors: [],
  }),
  products: endpoint(sitemapPaths.products, {
    access: 'public',
    readsReplica: true,
    limit: { calls: 30, seconds: 60 },
    summary: 'Retrieve a chunk of the product sitemap',
    query: SitemapQuery,
    reply: SitemapProductsReply,
    errors: ['request.invalid'],
  }),
};
