import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns false on the server, true after hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
