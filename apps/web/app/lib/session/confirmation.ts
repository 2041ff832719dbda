import { useSyncExternalStore } from 'react';

type Answer = (isConfirmed: boolean) => void;

let answer: Answer | undefined;
let confirmed: Promise<boolean> | undefined;
const dialogs = new Set<() => void>();

function notify(): void {
  for (const dialog of dialogs) dialog();
}

/**
 * Asks staff to confirm that it's them. Calls made meanwhile share the dialog. Resolves to false if
 * they cancel, or if the page has no dialog.
 */
export function requestConfirmation(): Promise<boolean> {
  if (dialogs.size === 0) return Promise.resolve(false);
  confirmed ??= new Promise((resolve) => {
    answer = (isConfirmed) => {
      [answer, confirmed] = [undefined, undefined];
      resolve(isConfirmed);
      notify();
    };
    notify();
  });
  return confirmed;
}

const subscribe = (dialog: () => void) => {
  dialogs.add(dialog);
  return () => {
    dialogs.delete(dialog);
    if (dialogs.size === 0) answer?.(false);
  };
};

/** Returns how to answer the open request, if there is one. */
export const useConfirmationRequest = (): Answer | undefined =>
  useSyncExternalStore(
    subscribe,
    () => answer,
    () => undefined,
  );
