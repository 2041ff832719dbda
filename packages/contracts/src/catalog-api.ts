import { CategoriesReply } from './catalog.ts';
import { ChosenQuery, ChosenReply } from './catalog-chosen.ts';
import { ListingQuery, ListingReply } from './catalog-listing.ts';
import { ProductParams, ProductReply } from './catalog-product.ts';
import { endpoint } from './endpoint.ts';
import { catalogPaths } from './paths/catalog.ts';

export const catalogApi = {
  categories: endpoint(catalogPaths.categories, {
    access: 'public',
    isShared: true,
    summary: 'The category tree with filters and brands',
    reply: CategoriesReply,
    errors: [],
  }),
  listing: endpoint(catalogPaths.listing, {
    access: 'public',
    isShared: true,
    summary: 'Products that match, with the counts of every filter',
    query: ListingQuery,
    reply: ListingReply,
    errors: ['request.invalid', 'catalog.category_not_found'],
  }),
  product: endpoint(catalogPaths.product, {
    access: 'public',
    isShared: true,
    summary: 'One product with all that its page needs',
    params: ProductParams,
    reply: ProductReply,
    errors: ['catalog.product_not_found'],
  }),
  chosen: endpoint(catalogPaths.chosen, {
    access: 'public',
    isShared: true,
    summary: 'Up to twelve products by their ids, with what they are compared by',
    query: ChosenQuery,
    reply: ChosenReply,
    errors: ['request.invalid'],
  }),
};
