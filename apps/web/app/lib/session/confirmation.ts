import type { DetailsByCode } from '@sirkito/contracts/error-details';
import { useSyncExternalStore } from 'react';

/** A question that a dialog of the page asks about the subject. */
function createQuestion<Subject>() {
  type Open = { subject: Subject; answer: (isConfirmed: boolean) => void };
  let open: Open | undefined;
  let confirmed: Promise<boolean> | undefined;
  const dialogs = new Set<() => void>();
  const notify = () => dialogs.forEach((dialog) => dialog());
  const subscribe = (dialog: () => void) => {
    dialogs.add(dialog);
    return () => {
      dialogs.delete(dialog);
      if (dialogs.size === 0) open?.answer(false);
    };
  };
  return {
    /** Resolves to false if staff cancel, if another subject is open, or without a dialog. */
    ask: async (subject: Subject): Promise<boolean> => {
      if (dialogs.size === 0 || (open && open.subject !== subject)) return false;
      confirmed ??= new Promise((resolve) => {
        const answer = (isConfirmed: boolean) => {
          [open, confirmed] = [undefined, undefined];
          resolve(isConfirmed);
          notify();
        };
        open = { subject, answer };
        notify();
      });
      return confirmed;
    },
    /** Returns the open question, if there is one. */
    useOpen: (): Open | undefined =>
      useSyncExternalStore(
        subscribe,
        () => open,
        () => undefined,
      ),
  };
}

/** Asks staff to confirm that it's them. Calls made meanwhile share the dialog. */
export const identityQuestion = createQuestion<void>();

/** Asks staff whether they meant prices of less than half. */
export const priceQuestion = createQuestion<DetailsByCode['catalog.steep_price']>();
