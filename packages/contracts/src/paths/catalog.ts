import type { CategoriesReply } from '../catalog.ts';
import type { ChosenAddress, ChosenReply } from '../catalog-chosen.ts';
import type { ListingAddress, ListingReply } from '../catalog-listing.ts';
import type { ProductParams, ProductReply } from '../catalog-product.ts';
import { call } from './call.ts';

export const catalogPaths = {
  categories: call<{ reply: CategoriesReply }>('GET', '/api/shop/categories'),
  listing: call<{ query: ListingAddress; reply: ListingReply }>('GET', '/api/shop/products/get'),
  product: call<{ params: ProductParams; reply: ProductReply }>(
    'GET',
    '/api/shop/products/get/:id',
  ),
  chosen: call<{ query: ChosenAddress; reply: ChosenReply }>('GET', '/api/shop/products/chosen'),
};
