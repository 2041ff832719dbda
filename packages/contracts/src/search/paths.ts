import type { NearestQueryInput, NearestReply, SearchQueryInput, SearchReply } from './schemas.ts';
import { call } from '../call.ts';

export const searchPaths = {
  products: call<{ query: SearchQueryInput; reply: SearchReply }>('GET', '/api/products/search'),
  nearest: call<{ query: NearestQueryInput; reply: NearestReply }>(
    'GET',
    '/api/products/search/nearest',
  ),
};
