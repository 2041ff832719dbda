import type { ChannelListener, Listen } from '#api/platform/db/listener.ts';

/** PostgreSQL channel with the ids of restocked products; an empty message means any product. */
export const stockChannel = 'stock_back';

/** Limits how long a product counts as sold out, in case a notification is lost. */
export const soldOutTtlMs = 1_000;

export interface SoldOutCache {
  /** Returns the ids of products currently cached as sold out. */
  known: () => string[];
  /** Call before the query; call the returned function with the sold-out ids that it found. */
  watch: () => (productIds: readonly string[]) => void;
}

/** Creates this process's cache of sold-out products. Losing an entry costs only a query. */
export function createSoldOutCache(listen: Listen, clock = () => performance.now()): SoldOutCache {
  const expiresAt = new Map<string, number>();
  let isListening = false;
  let restockCount = 0;
  const listener: ChannelListener = {
    onMessage: (ids) => {
      restockCount += 1;
      if (ids === '') expiresAt.clear();
      for (const id of ids.split(',')) expiresAt.delete(id);
    },
    onDisconnected: () => {
      isListening = false;
      expiresAt.clear();
    },
  };
  return {
    known: () => {
      for (const [id, end] of expiresAt) if (end <= clock()) expiresAt.delete(id);
      return [...expiresAt.keys()];
    },
    watch: () => {
      const [startedAt, countBefore] = [clock(), restockCount];
      return (productIds) => {
        if (productIds.length === 0) return;
        if (!isListening) listen(listener);
        isListening = true;
        // A product restocked during the query may be among these.
        if (restockCount > countBefore) return;
        for (const id of productIds) expiresAt.set(id, startedAt + soldOutTtlMs);
      };
    },
  };
}
