import { endpoint } from '../endpoint.ts';
import { searchPaths } from './paths.ts';
import { SearchQuery, SearchReply } from './schemas.ts';

export const searchApi = {
  products: endpoint(searchPaths.products, {
    access: 'public',
    summary: 'Suggest products for a partial search query',
    query: SearchQuery,
    reply: SearchReply,
    errors: ['request.invalid'],
  }),
};
