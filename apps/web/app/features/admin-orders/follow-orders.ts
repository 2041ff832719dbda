import { ShopError } from '@sirkito/contracts/shop-error';
import { orderStaffPaths } from '@sirkito/contracts/paths/order-staff';
import type { Api } from '#web/lib/api-client.ts';
import { eventNames } from './event-names.ts';

const seconds = 300;
const againAfterMs = 2_000;
/** The server says every 15 s that it is there; without it the line is dead, though it looks open. */
const silentMs = 40_000;

interface Follower {
  hear: () => void;
  setIsLive: (isLive: boolean) => void;
}

/** Listens until it is told to stop, and anew whenever the line is lost. */
export async function followOrders(
  api: Api,
  signal: AbortSignal,
  { hear, setIsLive }: Follower,
): Promise<void> {
  while (!signal.aborted) {
    const line = new AbortController();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(() => line.abort(), silentMs);
    };
    heard();
    try {
      await api(orderStaffPaths.live, {
        query: { seconds },
        signal: AbortSignal.any([signal, line.signal]),
        read: async (body) => {
          setIsLive(true);
          // Whatever happened while nobody listened.
          hear();
          for await (const name of eventNames(body, heard)) if (name === 'orders') hear();
        },
      });
    } catch (error) {
      // The list is polled meanwhile, and whoever is refused is led elsewhere.
      if (!isAway(error)) throw error;
    } finally {
      clearTimeout(silence);
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
