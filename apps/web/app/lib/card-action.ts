import type { ProductCard } from '@sirkito/contracts/catalog-listing';
import { createContext, type ReactNode } from 'react';

/** What can be done with a product in a list: above the link that the whole card is. */
export const CardAction = createContext<(product: ProductCard) => ReactNode>(() => null);
