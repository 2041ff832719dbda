import { ShopError } from '@sirkito/contracts/shop-error';
import { orderStaffPaths } from '@sirkito/contracts/paths/order-staff';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Api } from '#web/lib/api-client.ts';
import { useApi } from '#web/lib/app-providers.tsx';
import { refreshOrders } from './admin-orders.queries.ts';
import { eventNames } from './event-names.ts';

const seconds = 300;
const againAfterMs = 2_000;
/** While the stream is away. */
export const pollMs = 10_000;

/** Asks for the orders anew when the server says that some changed; says whether it is listening. */
export function useLiveOrders(): boolean {
  const [api, queries] = [useApi(), useQueryClient()];
  const [isLive, setIsLive] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const hear = () => void refreshOrders(queries);
    void follow(api, stop.signal, { hear, setIsLive });
    return () => stop.abort();
  }, [api, queries]);
  return isLive;
}

interface Follower {
  hear: () => void;
  setIsLive: (isLive: boolean) => void;
}

async function follow(api: Api, signal: AbortSignal, { hear, setIsLive }: Follower): Promise<void> {
  while (!signal.aborted) {
    try {
      await api(orderStaffPaths.live, {
        query: { seconds },
        signal,
        read: async (body) => {
          setIsLive(true);
          // Whatever happened while nobody listened.
          hear();
          for await (const name of eventNames(body)) if (name === 'orders') hear();
        },
      });
    } catch (error) {
      // The list is polled meanwhile, and whoever is refused is led elsewhere.
      if (!isAway(error)) throw error;
    }
    if (signal.aborted) return;
    setIsLive(false);
    await pause(againAfterMs, signal);
  }
}

/** No answer, a refusal, a line that broke, or nobody who wants to know any more. */
const isAway = (error: unknown): boolean =>
  error instanceof ShopError || error instanceof TypeError || error instanceof DOMException;

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
