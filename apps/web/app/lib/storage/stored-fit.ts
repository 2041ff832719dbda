import { isRecord } from '@sirkito/commerce';
import type { ProductCard } from '@sirkito/contracts/catalog/listing-schemas';
import { createContext, type ReactNode } from 'react';
import { createUserStorage, useStoredList } from './user-storage.ts';

/** A listing of one category. */
export interface ListingTarget {
  category: string;
  /** Whether it is filtered to what fits. */
  isOn: boolean;
  /** Whether what fits is listed first. */
  isRanked: boolean;
  /** Shows the switch alone, on one line. */
  isBrief: boolean;
  /** Filters to what fits these parts, or to everything. */
  onChange: (ids: readonly string[] | undefined) => void;
}

/** A product, on a card or in a row. */
export interface ProductTarget {
  product: ProductCard;
  isRow?: boolean;
}

/** What to check against the current build. */
export type FitTarget = ProductTarget | ListingTarget;

/** Renders whether the target fits the current build; nothing without a build. */
export const StoredFit = createContext<(target: FitTarget) => ReactNode>(() => null);

/** The current build: product ids, repeated by quantity. */
export interface StoredBuild {
  name: string;
  parts: readonly string[];
  /** Unchanged since it was opened, so it can be replaced without loss. */
  isAsOpened?: boolean;
}

const isBuild = (value: unknown): value is StoredBuild =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  Array.isArray(value['parts']) &&
  value['parts'].every((id) => typeof id === 'string');

/** Per user: the current build, then the one it replaced. */
export const storedBuilds = createUserStorage('build', isBuild, ({ parts }) => parts.length === 0);

/** Returns whether a build is stored; false on the server and until hydration. */
export const useIsBuilding = (): boolean => useStoredList(storedBuilds).length > 0;
