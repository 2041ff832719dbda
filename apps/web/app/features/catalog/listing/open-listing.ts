import type { QueryClient } from '@tanstack/react-query';
import { data } from 'react-router';
import type { Api } from '#web/lib/api-client.ts';
import { stateOf } from '#web/lib/state-of.ts';
import { categoriesQuery } from '../catalog.queries.ts';
import { findPath } from '../category-tree.ts';
import { activeFilters } from './listing-changes.ts';
import { listingDescription, listingHeading } from './listing-heading.ts';
import { choicesQuery, firstPage, listingQuery, nearestQuery } from './listing.queries.ts';
import { readListing, type ListingState } from './listing-state.ts';

export interface OpenListing {
  state: ListingState;
  /** The page what is shown begins with. */
  from: number;
}

interface Data {
  api: Api;
  queries: QueryClient;
}

/** What an address asks for. A category that does not exist is a page that does not exist. */
export async function openListing(
  { api, queries }: Data,
  parameters: URLSearchParams,
  { isDeals }: { isDeals: boolean },
) {
  const tree = await queries.query(categoriesQuery(api));
  const id = parameters.get('category')?.trim();
  const path = id ? findPath(tree, id) : [];
  // oxlint-disable-next-line typescript/only-throw-error -- how the router is told of a 404
  if (id && path.length === 0) throw data(null, { status: 404 });
  const offered = isDeals ? [] : path.at(-1)?.filterAttributes;
  const state = { ...readListing(parameters, offered), isDeals };
  const heading = listingHeading(state, path);
  const description = listingDescription(state, path);
  return { state, from: firstPage(queries, state), heading, description };
}

/** Fetches all that a listing shows, for a page that is made whole. */
export async function fetchListing({ api, queries }: Data, { state, from }: OpenListing) {
  const hasFilters = activeFilters(state).length > 0;
  const wanted = {
    listing: listingQuery(api, state, from),
    choices: choicesQuery(api, state),
    nearest: nearestQuery(api, state),
  };
  const [listing] = await Promise.all([
    queries.infiniteQuery(wanted.listing),
    hasFilters && queries.query(wanted.choices),
  ]);
  const pagination = listing.pages[0]?.pagination;
  if (pagination?.total === 0 && hasFilters) await queries.query(wanted.nearest);
  return { pages: pagination?.pages ?? 0, data: stateOf(queries, Object.values(wanted)) };
}
