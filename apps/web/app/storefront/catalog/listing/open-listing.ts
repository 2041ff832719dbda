import type { QueryClient } from '@tanstack/react-query';
import { data } from 'react-router';
import type { Api } from '#web/lib/api/api-client.ts';
import { dehydrateQueries } from '#web/lib/api/dehydrate-queries.ts';
import { categoriesQuery } from '../catalog.queries.ts';
import { findPath } from '../category-tree.ts';
import { activeFilters } from './listing-changes.ts';
import { listingDescription, listingHeading } from './listing-heading.ts';
import { choicesQuery, firstPage, listingQuery, nearestQuery } from './listing.queries.ts';
import { readListing, type ListingState } from './listing-state.ts';

export interface OpenListing {
  state: ListingState;
  /** First page shown. */
  from: number;
}

interface Data {
  api: Api;
  queries: QueryClient;
}

/** Reads a listing from the query string. Throws a 404 for an unknown category. */
export async function openListing(
  { api, queries }: Data,
  parameters: URLSearchParams,
  { isDeals }: { isDeals: boolean },
) {
  const tree = await queries.query(categoriesQuery(api));
  const id = parameters.get('category')?.trim();
  const path = id ? findPath(tree, id) : [];
  // oxlint-disable-next-line typescript/only-throw-error -- React Router expects a thrown response
  if (id && path.length === 0) throw data(null, { status: 404 });
  const offered = isDeals ? [] : path.at(-1)?.filterAttributes;
  const state = { ...readListing(parameters, offered), isDeals };
  const heading = listingHeading(state, path);
  const description = listingDescription(state, path);
  return { state, from: firstPage(queries, state), heading, description };
}

/** Prefetches everything a listing shows, for server rendering. */
export async function fetchListing({ api, queries }: Data, { state, from }: OpenListing) {
  const hasFilters = activeFilters(state).length > 0;
  const queryOptions = {
    listing: listingQuery(api, state, from),
    choices: choicesQuery(api, state),
    nearest: nearestQuery(api, state),
  };
  const [listing] = await Promise.all([
    queries.infiniteQuery(queryOptions.listing),
    hasFilters && queries.query(queryOptions.choices),
  ]);
  const pagination = listing.pages[0]?.pagination;
  if (pagination?.total === 0 && hasFilters) await queries.query(queryOptions.nearest);
  return {
    pages: pagination?.pages ?? 0,
    data: dehydrateQueries(queries, Object.values(queryOptions)),
  };
}
