import type { ProductCard } from '@sirkito/contracts/catalog/listing-schemas';
import { createContext, type ReactNode } from 'react';

/** Renders a card's action above the link that covers the card. */
export const CardAction = createContext<(product: ProductCard) => ReactNode>(() => null);
