import type { ShouldRevalidateFunction } from 'react-router';
import { shopPaths } from '../navigation/shop-paths.ts';

const listings = [shopPaths.allProducts, shopPaths.deals];

/** Skips revalidation on the way to a listing, which calls the API from the browser. */
export const revalidateUnlessListing: ShouldRevalidateFunction = ({ nextUrl }) =>
  !listings.includes(nextUrl.pathname);
