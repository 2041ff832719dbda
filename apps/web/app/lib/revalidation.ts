import type { ShouldRevalidateFunction } from 'react-router';
import { shopPaths } from './shop-paths.ts';

const listings = [shopPaths.allProducts, shopPaths.deals];

/** On the way to a listing the web server is not asked: the listing asks the API itself. */
export const unlessListing: ShouldRevalidateFunction = ({ nextUrl }) =>
  !listings.includes(nextUrl.pathname);
