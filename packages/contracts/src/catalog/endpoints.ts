import { CategoriesReply } from './schemas.ts';
import { CompareQuery, CompareReply } from './compare-schemas.ts';
import { ListingQuery, ListingReply } from './listing-schemas.ts';
import { ProductId } from '../products/staff-schemas.ts';
import { ProductParams, ProductReply, ViewRecorded } from './product-schemas.ts';
import { endpoint } from '../endpoint.ts';
import { catalogPaths } from './paths.ts';

export const catalogApi = {
  categories: endpoint(catalogPaths.categories, {
    access: 'public',
    isCacheable: true,
    readsReplica: true,
    summary: 'Retrieve the category tree with filters and brands',
    reply: CategoriesReply,
    errors: [],
  }),
  listing: endpoint(catalogPaths.listing, {
    access: 'public',
    isCacheable: true,
    readsReplica: true,
    summary: 'List products with facet counts',
    query: ListingQuery,
    reply: ListingReply,
    errors: ['request.invalid', 'catalog.category_not_found'],
  }),
  product: endpoint(catalogPaths.product, {
    access: 'public',
    isCacheable: true,
    readsReplica: true,
    summary: 'Retrieve a product with all its details',
    params: ProductParams,
    reply: ProductReply,
    errors: ['catalog.product_not_found'],
  }),
  recordView: endpoint(catalogPaths.recordView, {
    access: 'public',
    // Many visitors share an address.
    limit: { calls: 300, seconds: 60 },
    summary: 'Count a view of a product page',
    params: ProductId,
    reply: ViewRecorded,
    errors: ['request.invalid', 'request.too_many'],
  }),
  compare: endpoint(catalogPaths.compare, {
    access: 'public',
    isCacheable: true,
    readsReplica: true,
    summary: 'List up to 12 products by id, with specifications to compare',
    query: CompareQuery,
    reply: CompareReply,
    errors: ['request.invalid'],
  }),
};
