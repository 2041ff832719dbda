import type { QueryKey } from '@tanstack/react-query';

/** First segments of keys whose data is the same for everyone. */
const publicSegments = new Set<unknown>(['store', 'catalog', 'search', 'banners', 'parts']);
export const isPublicKey = ([first]: QueryKey): boolean => publicSegments.has(first);

export const storeKey = ['store'] as const;
export const storeProfileKey = ['store', 'profile'] as const;
export const shippingKey = ['store', 'shipping'] as const;
export const bannersKey = ['banners'] as const;

export const categoriesKey = ['catalog', 'categories'] as const;
export const brandsKey = ['catalog', 'brands'] as const;
export const shelfKey = (link: string) => ['catalog', 'shelf', link] as const;
export const productsByIdKey = (ids: readonly string[]) => ['catalog', 'products', ...ids] as const;
export const listingsKey = ['catalog', 'listing'] as const;
export const compatiblePartsKey = (id: string) => ['builds', 'compatible', id] as const;
