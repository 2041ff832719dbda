import type { CategoriesReply } from './schemas.ts';
import type { CompareQueryInput, CompareReply } from './compare-schemas.ts';
import type { ListingQueryInput, ListingReply } from './listing-schemas.ts';
import type { ProductParams, ProductReply } from './product-schemas.ts';
import { call } from '../call.ts';

export const catalogPaths = {
  categories: call<{ reply: CategoriesReply }>('GET', '/api/shop/categories'),
  listing: call<{ query: ListingQueryInput; reply: ListingReply }>('GET', '/api/shop/products/get'),
  product: call<{ params: ProductParams; reply: ProductReply }>(
    'GET',
    '/api/shop/products/get/:id',
  ),
  compare: call<{ query: CompareQueryInput; reply: CompareReply }>(
    'GET',
    '/api/shop/products/chosen',
  ),
};
