import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { refreshOrders } from './admin-orders.queries.ts';
import { followOrders } from './follow-orders.ts';

/** While the stream is away. */
export const pollMs = 10_000;

/** Asks for the orders anew when the server says that some changed; says whether it is listening. */
export function useLiveOrders(): boolean {
  const [api, queries] = [useApi(), useQueryClient()];
  const [isLive, setIsLive] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const hear = () => void refreshOrders(queries);
    void followOrders(api, stop.signal, { hear, setIsLive });
    return () => stop.abort();
  }, [api, queries]);
  return isLive;
}
