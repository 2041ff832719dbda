import type { CategoriesReply } from './schemas.ts';
import type { CompareQueryInput, CompareReply } from './compare-schemas.ts';
import type { ListingQueryInput, ListingReply } from './listing-schemas.ts';
import type { ProductParams, ProductReply, ViewRecorded } from './product-schemas.ts';
import type { ProductId } from '../products/staff-schemas.ts';
import { call } from '../call.ts';

export const catalogPaths = {
  categories: call<{ reply: CategoriesReply }>('GET', '/api/shop/categories'),
  listing: call<{ query: ListingQueryInput; reply: ListingReply }>('GET', '/api/shop/products/get'),
  product: call<{ params: ProductParams; reply: ProductReply }>(
    'GET',
    '/api/shop/products/get/:id',
  ),
  recordView: call<{ params: ProductId; reply: ViewRecorded }>(
    'POST',
    '/api/shop/products/view/:id',
  ),
  compare: call<{ query: CompareQueryInput; reply: CompareReply }>(
    'GET',
    '/api/shop/products/chosen',
  ),
};
