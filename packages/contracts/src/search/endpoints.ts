import { endpoint } from '../endpoint.ts';
import { searchPaths } from './paths.ts';
import { NearestQuery, NearestReply, SearchQuery, SearchReply } from './schemas.ts';

export const searchApi = {
  products: endpoint(searchPaths.products, {
    access: 'public',
    readsReplica: true,
    summary: 'Suggest products for a partial search query',
    query: SearchQuery,
    reply: SearchReply,
  }),
  nearest: endpoint(searchPaths.nearest, {
    access: 'public',
    isCacheable: true,
    readsReplica: true,
    summary: 'Find what comes nearest to a search without results',
    query: NearestQuery,
    reply: NearestReply,
  }),
};
