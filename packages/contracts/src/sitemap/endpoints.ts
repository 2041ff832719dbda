import { endpoint } from '../endpoint.ts';
import { sitemapPaths } from './paths.ts';
import { SitemapQuery, SitemapChunksReply, SitemapProductsReply } from './schemas.ts';

export const sitemapApi = {
  chunks: endpoint(sitemapPaths.chunks, {
    access: 'public',
    isCacheable: true,
    readsReplica: true,
    summary: 'List the chunks of the product sitemap',
    reply: SitemapChunksReply,
  }),
  products: endpoint(sitemapPaths.products, {
    access: 'public',
    readsReplica: true,
    hasOwnQueue: true,
    summary: 'Retrieve a chunk of the product sitemap',
    query: SitemapQuery,
    reply: SitemapProductsReply,
  }),
};
