import type { FilterAttribute } from '@sirkito/commerce';
import type { FitAttribute } from './fit-limits.ts';

/** Returns the column of product_listing for an attribute: `form_factor` for `formFactor`. */
export const facetColumn = (attribute: FilterAttribute | FitAttribute): string =>
  attribute.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
