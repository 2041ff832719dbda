import type { FilterAttribute } from '@sirkito/commerce';
import type { FitWords } from './fit-words.ts';

/** The column of product_listing that holds a filter: `formFactor` is in `form_factor`. */
export const facetColumn = (attribute: FilterAttribute | FitWords): string =>
  attribute.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
