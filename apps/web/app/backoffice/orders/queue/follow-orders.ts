import { ShopError } from '@sirkito/contracts/shop-error';
import { orderStaffPaths } from '@sirkito/contracts/orders/staff-paths';
import type { Api } from '#web/lib/api/api-client.ts';
import { readEventNames } from './event-stream.ts';

const seconds = 300;
const reconnectDelayMs = 2_000;
/**
 * The server sends a heartbeat every 15 s; without one the connection is dead even if it looks
 * open.
 */
const heartbeatTimeoutMs = 40_000;

interface OrderStreamHandlers {
  onChange: () => void;
  setIsLive: (isLive: boolean) => void;
}

/** Subscribes to order events until aborted, reconnecting when the connection is lost. */
export async function followOrders(
  api: Api,
  signal: AbortSignal,
  { onChange, setIsLive }: OrderStreamHandlers,
): Promise<void> {
  while (!signal.aborted) {
    const connection = new AbortController();
    let timeout: ReturnType<typeof setTimeout> | undefined;
    const resetTimeout = () => {
      clearTimeout(timeout);
      timeout = setTimeout(() => connection.abort(), heartbeatTimeoutMs);
    };
    resetTimeout();
    try {
      await api(orderStaffPaths.live, {
        query: { seconds },
        signal: AbortSignal.any([signal, connection.signal]),
        read: async (body) => {
          setIsLive(true);
          // Catch up on changes missed while disconnected.
          onChange();
          for await (const name of readEventNames(body, resetTimeout)) {
            if (name === 'orders') onChange();
          }
        },
      });
    } catch (error) {
      // The list is polled meanwhile; auth errors redirect elsewhere.
      if (!isConnectionError(error)) throw error;
    } finally {
      clearTimeout(timeout);
    }
    if (signal.aborted) return;
    setIsLive(false);
    await pause(reconnectDelayMs, signal);
  }
}

/** True for network errors, API errors and aborts. */
const isConnectionError = (error: unknown): boolean =>
  error instanceof ShopError || error instanceof TypeError || error instanceof DOMException;

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
