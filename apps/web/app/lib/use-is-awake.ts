import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and until the page can react: what needs scripts waits for it. */
export const useIsAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
