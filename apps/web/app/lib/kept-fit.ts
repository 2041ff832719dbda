import { createContext, useEffect, useState, type ReactNode } from 'react';
import { browserStorage } from './browser-storage.ts';

/** What is set beside the build in progress: a product on its card, or a listing of one kind. */
export type FitAsked =
  | { productId: string }
  | { category: string; search: (ids: readonly string[]) => string };

/** What is said of it; nothing unless somebody is building something. */
export const KeptFit = createContext<(asked: FitAsked) => ReactNode>(() => null);

export const buildKey = 'build';

/** Whether this browser keeps a build: false on the server and while the page wakes up. */
export function useIsBuilding(): boolean {
  const [isBuilding, setIsBuilding] = useState(false);
  useEffect(() => setIsBuilding(browserStorage.get(buildKey) !== null), []);
  return isBuilding;
}
