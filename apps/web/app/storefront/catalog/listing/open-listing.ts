import type { QueryClient } from '@tanstack/react-query';
import { data, redirect, type RouterContextProvider } from 'react-router';
import type { Api } from '#web/lib/api/api-client.ts';
import { dehydrateQueries } from '#web/lib/api/dehydrate-queries.ts';
import { apiContext, queryContext } from '#web/lib/api/request-context.ts';
import { categoriesQuery } from '../catalog.queries.ts';
import { findPath } from '../category-tree.ts';
import { activeFilters } from './listing-changes.ts';
import { listingDescription, listingHeading } from './listing-heading.ts';
import { choicesQuery, firstPage, listingQuery } from './listing.queries.ts';
import { nearestQuery, searchNearestQuery } from './results/nearest.queries.ts';
import { listingSearch, readListing, type ListingState } from './listing-state.ts';

export interface OpenListing {
  state: ListingState;
  /** First page shown. */
  from: number;
}

interface Data {
  api: Api;
  queries: QueryClient;
}

interface ListingRequest {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

interface ListingOptions {
  isDeals: boolean;
  /** Ranks the listing by the stored build, which only browsers know. */
  rank?: (state: ListingState) => ListingState;
}

interface LoadOptions {
  isDeals: boolean;
  /** What a search for a complete PC shows too. */
  completePcs?: (data: Data) => Promise<{ queryKey: readonly unknown[] }>;
}

const dataOf = ({ context }: ListingRequest): Data => ({
  api: context.get(apiContext),
  queries: context.get(queryContext),
});

/** Reads a listing from the query string. Throws a 404 for an unknown category. */
export async function openListing(
  request: ListingRequest,
  { isDeals, rank = (state) => state }: ListingOptions,
) {
  const { api, queries } = dataOf(request);
  const parameters = request.url.searchParams;
  const tree = await queries.query(categoriesQuery(api));
  const id = parameters.get('category')?.trim();
  const path = id ? findPath(tree, id) : [];
  // oxlint-disable-next-line typescript/only-throw-error -- React Router expects a thrown response
  if (id && path.length === 0) throw data(null, { status: 404 });
  const offered = isDeals ? [] : path.at(-1)?.filterAttributes;
  const state = rank({ ...readListing(parameters, offered), isDeals });
  const heading = listingHeading(state, path);
  const description = listingDescription(state, path);
  return { state, from: firstPage(queries, state), heading, description };
}

/** Loads a listing for server rendering. A page past the last redirects to the last. */
export async function loadListing(request: ListingRequest, options: LoadOptions) {
  const listing = await openListing(request, options);
  const fetched = await fetchListing(dataOf(request), listing, options);
  const last = Math.max(fetched.pages, 1);
  if (listing.state.page > last) {
    const { pathname } = request.url;
    // oxlint-disable-next-line typescript/only-throw-error -- the router redirects on a thrown response
    throw redirect(`${pathname}${listingSearch({ ...listing.state, page: last })}`);
  }
  return { ...listing, data: fetched.data };
}

/** Prefetches everything a listing shows. */
async function fetchListing(
  { api, queries }: Data,
  { state, from }: OpenListing,
  options: LoadOptions,
) {
  const hasFilters = activeFilters(state).length > 0;
  const queryOptions = {
    listing: listingQuery(api, state, from),
    choices: choicesQuery(api, state),
    nearest: nearestQuery(api, state),
    searchNearest: searchNearestQuery(api, state.search ?? ''),
  };
  const [listing] = await Promise.all([
    queries.infiniteQuery(queryOptions.listing),
    hasFilters && queries.query(queryOptions.choices),
  ]);
  const [{ pagination, completePc } = {}] = listing.pages;
  const completePcs = completePc && (await options.completePcs?.({ api, queries }));
  if (pagination?.total === 0) {
    await Promise.all([
      hasFilters && queries.query(queryOptions.nearest),
      state.search && queries.query(queryOptions.searchNearest),
    ]);
  }
  return {
    pages: pagination?.pages ?? 0,
    data: dehydrateQueries(queries, [
      ...Object.values(queryOptions),
      ...(completePcs ? [completePcs] : []),
    ]),
  };
}
