import type { SearchAddress, SearchReply } from '../search.ts';
import { call } from './call.ts';

export const searchPaths = {
  products: call<{ query: SearchAddress; reply: SearchReply }>('GET', '/api/products/search'),
};
