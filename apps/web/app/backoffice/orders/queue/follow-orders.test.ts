import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '#web/lib/api/api-client.ts';
import { followOrders } from './follow-orders.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Opens connections that stay open until aborted. */
function openConnections() {
  const connections: ReadableStreamDefaultController<Uint8Array>[] = [];
  const api = (_call: unknown, { signal, read }: { signal: AbortSignal; read: Read }) =>
    read(
      new ReadableStream({
        start(connection) {
          connections.push(connection);
          signal.addEventListener('abort', () => connection.error(signal.reason));
        },
      }),
    );
  return { connections, api: api as unknown as Api }; // Implements only this call.
}
type Read = (body: ReadableStream<Uint8Array>) => Promise<unknown>;

const heartbeat = new TextEncoder().encode(': still here\n\n');

test('reconnects when the heartbeat stops', async () => {
  const { connections, api } = openConnections();
  const [stop, states] = [new AbortController(), new Array<boolean>()];
  const onChange = vi.fn<() => void>();
  const following = followOrders(api, stop.signal, {
    onChange,
    setIsLive: (isLive) => states.push(isLive),
  });
  for (let count = 0; count < 6; count += 1) {
    await vi.advanceTimersByTimeAsync(15_000);
    connections[0]?.enqueue(heartbeat);
  }
  await vi.advanceTimersByTimeAsync(39_000);
  expect(states).toEqual([true]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(states).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(states).toEqual([true, false, true]);
  expect(connections).toHaveLength(2);
  expect(onChange).toHaveBeenCalledTimes(2);
  stop.abort();
  await following;
});
