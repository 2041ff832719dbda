import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { refreshOrders } from '../orders.queries.ts';
import { followOrders } from './follow-orders.ts';

/** Poll interval while the stream is disconnected. */
export const pollMs = 10_000;

/** Refetches orders when the server reports a change; returns whether the stream is connected. */
export function useLiveOrders(): boolean {
  const [api, queries] = [useApi(), useQueryClient()];
  const [isLive, setIsLive] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const onChange = () => void refreshOrders(queries);
    void followOrders(api, stop.signal, { onChange, setIsLive });
    return () => stop.abort();
  }, [api, queries]);
  return isLive;
}
