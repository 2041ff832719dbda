import type { Hearer, Listen } from '#api/platform/db/listener.ts';

/** Where the database announces the ids of parts that are back in stock; no id means any. */
export const stockChannel = 'stock_back';

/** How long a part is taken for sold out without being asked for, also if a notice got lost. */
export const trustedMs = 1_000;

export interface SoldOut {
  /** The parts that are taken for sold out at this moment. */
  known: () => string[];
  /** To be called before the database is asked; the result, with what it said was gone. */
  watch: () => (productIds: readonly string[]) => void;
}

/** What one process knows to be sold out. It may be forgotten at any time, and costs nothing but time. */
export function createSoldOut(listen: Listen, clock = () => performance.now()): SoldOut {
  const until = new Map<string, number>();
  let isListening = false;
  let timesBack = 0;
  const hearer: Hearer = {
    onWords: (ids) => {
      timesBack += 1;
      if (ids === '') until.clear();
      for (const id of ids.split(',')) until.delete(id);
    },
    onLost: () => {
      isListening = false;
      until.clear();
    },
  };
  return {
    known: () => {
      for (const [id, end] of until) if (end <= clock()) until.delete(id);
      return [...until.keys()];
    },
    watch: () => {
      const [asked, before] = [clock(), timesBack];
      return (productIds) => {
        if (productIds.length === 0) return;
        if (!isListening) listen(hearer);
        isListening = true;
        // What came back while the answer was on its way may be among these.
        if (timesBack > before) return;
        for (const id of productIds) until.set(id, asked + trustedMs);
      };
    },
  };
}
