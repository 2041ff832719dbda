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
  }),
  listing: endpoint(catalogPaths.listing, {
    access: 'public',
    isCacheable: true,
    readsReplica: true,
    summary: 'List products with facet counts',
    description:
      'A page has 24 products, or `limit` of them, up to 60; `page` goes from 1 to `pagination.pages`. Items have no description and attributes: the product has them.',
    query: ListingQuery,
    reply: ListingReply,
    errors: ['catalog.category_not_found'],
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
    // Thousands of visitors can share an address.
    limit: { calls: 6_000, seconds: 60 },
    summary: 'Count a view of a product page',
    params: ProductId,
    reply: ViewRecorded,
  }),
  compare: endpoint(catalogPaths.compare, {
    access: 'public',
    isCacheable: true,
    readsReplica: true,
    summary: 'List up to 12 products by id, with specifications to compare',
    query: CompareQuery,
    reply: CompareReply,
  }),
};
