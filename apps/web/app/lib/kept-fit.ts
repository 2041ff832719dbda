import { createContext, type ReactNode } from 'react';
import { keptByUser, useKept } from './kept-by-user.ts';

/** What is set beside the build in progress: a product on its card, or a listing of one kind. */
export type FitAsked =
  | { productId: string }
  | { category: string; search: (ids: readonly string[]) => string };

/** What is said of it; nothing unless somebody is building something. */
export const KeptFit = createContext<(asked: FitAsked) => ReactNode>(() => null);

/** The build in progress, as this browser keeps it: ids of products, one twice is two of it. */
export interface KeptBuild {
  name: string;
  parts: readonly string[];
  /** As it was opened: it can be opened again, so nothing is lost with it. */
  isAsOpened?: boolean;
}

const isBuild = (value: unknown): value is KeptBuild => {
  const { name, parts } = { ...(value as Partial<Record<keyof KeptBuild, unknown>> | null) };
  return (
    typeof name === 'string' && Array.isArray(parts) && parts.every((id) => typeof id === 'string')
  );
};

/** For each person the one in progress, then what it took the place of. */
export const keptBuilds = keptByUser('build', isBuild, ({ parts }) => parts.length === 0);

/** Whether this browser keeps a build: false on the server and while the page wakes up. */
export const useIsBuilding = (): boolean => useKept(keptBuilds).length > 0;
