import { asPesos, formatPesosInText } from '@sirkito/commerce';
import type { ListingReply } from '@sirkito/contracts/catalog/listing-schemas';
import { choose, priceFilter, without } from '../listing-changes.ts';
import { fitsFilter, type ListingState } from '../listing-state.ts';
import type { ListingEdit } from '../use-optimistic-listing.ts';

export interface Choice {
  value: string;
  label: string;
  count: number;
  isOn: boolean;
  /** One of the most common values in scope. */
  isCommon: boolean;
}

type FacetCount = Pick<Choice, 'value' | 'label' | 'count'>;

export interface FilterView {
  /** Query parameter name. */
  name: string;
  label: string;
  hint?: string | undefined;
  choices: Choice[];
}

/** Returns each filter with all its options and facet counts. */
export function filterViews(
  state: ListingState,
  all: ListingReply | undefined,
  found: ListingReply | undefined,
): FilterView[] {
  if (!all) return [];
  const stock = (reply: ListingReply) => [
    { value: 'in_stock', label: 'In stock', count: reply.availabilityCounts.in_stock },
    { value: 'out_of_stock', label: 'Out of stock', count: reply.availabilityCounts.out_of_stock },
  ];
  const brands = (reply: ListingReply) =>
    reply.brandCounts.map(({ id, name, count }) => ({ value: id, label: name, count }));
  const facet = (reply: ListingReply, attribute: string) =>
    reply.facets.find((one) => one.attribute === attribute)?.values ?? [];

  const view = (
    { name, label, hint }: Omit<FilterView, 'choices'>,
    read: (reply: ListingReply) => FacetCount[],
  ): FilterView => {
    const chosen = state.chosen[name] ?? [];
    const counts = new Map(read(found ?? all).map(({ value, count }) => [value, count]));
    const known = read(all);
    const unknown = chosen.filter((value) => known.every((one) => one.value !== value));
    const common = commonValues(known);
    const choices = [...known, ...unknown.map((value) => ({ value, label: value }))].map((one) => ({
      ...one,
      count: counts.get(one.value) ?? 0,
      isOn: chosen.includes(one.value),
      isCommon: common.has(one.value),
    }));
    return { name, label, hint, choices };
  };
  return [
    ...all.facets.map(({ attribute, label, hint }) =>
      view({ name: `attr.${attribute}`, label, hint }, (reply) => facet(reply, attribute)),
    ),
    view({ name: 'availability', label: 'Availability' }, stock),
    view({ name: 'brands', label: 'Brand' }, brands),
  ].filter(({ choices }) => choices.length > 0);
}

const commonCount = 5;

/** FacetCount over the whole scope, so the common values stay the same while filters change. */
const commonValues = (known: readonly FacetCount[]): Set<string> =>
  new Set(
    known
      .toSorted((one, other) => other.count - one.count)
      .slice(0, commonCount)
      .map(({ value }) => value),
  );

export interface Chip {
  key: string;
  label: string;
  remove: ListingEdit;
}

/** All parts share one chip. */
export const fitsLabel = 'Only what fits';

/** Returns one chip per selected value. */
export function chipsOf(state: ListingState, views: readonly FilterView[]): Chip[] {
  const values = Object.entries(state.chosen).flatMap(([name, chosen]) =>
    name === fitsFilter
      ? [{ key: name, label: fitsLabel, remove: (now: ListingState) => without(now, name) }]
      : chosen.map((value) => ({
          key: `${name}=${value}`,
          label: labelOf(views, name, value),
          remove: (now: ListingState) =>
            choose(
              now,
              name,
              now.chosen[name]?.filter((one) => one !== value),
            ),
        })),
  );
  const price = priceLabel(state);
  const remove: ListingEdit = (now) => without(now, priceFilter);
  return price ? [...values, { key: priceFilter, label: price, remove }] : values;
}

export function labelOf(views: readonly FilterView[], name: string, value: string): string {
  const choices = views.find((view) => view.name === name)?.choices ?? [];
  return choices.find((choice) => choice.value === value)?.label ?? value;
}

/** Formats a price, given in pesos as in the query and on the handles. */
export const wholePesos = (amount: number): string => formatPesosInText(asPesos(amount));

type Prices = Pick<ListingState, 'minPrice' | 'maxPrice'>;

export function priceLabel({ minPrice: min, maxPrice: max }: Prices): string | undefined {
  if (min !== undefined && max !== undefined) return `${wholePesos(min)} to ${wholePesos(max)}`;
  if (min !== undefined) return `From ${wholePesos(min)}`;
  return max === undefined ? undefined : `Up to ${wholePesos(max)}`;
}
