import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in what the server sends, true once the page listens to the person. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
