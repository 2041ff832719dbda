import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '#web/lib/api-client.ts';
import { followOrders } from './follow-orders.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A line that stays open until somebody gives it up. */
function openLines() {
  const lines: ReadableStreamDefaultController<Uint8Array>[] = [];
  const api = (_call: unknown, { signal, read }: { signal: AbortSignal; read: Read }) =>
    read(
      new ReadableStream({
        start(line) {
          lines.push(line);
          signal.addEventListener('abort', () => line.error(signal.reason));
        },
      }),
    );
  return { lines, api: api as unknown as Api }; // knows this one call
}
type Read = (body: ReadableStream<Uint8Array>) => Promise<unknown>;

const stillHere = new TextEncoder().encode(': still here\n\n');

test('a line on which nobody says any more that they are there is given up for another', async () => {
  const { lines, api } = openLines();
  const [stop, states] = [new AbortController(), new Array<boolean>()];
  const hear = vi.fn<() => void>();
  const following = followOrders(api, stop.signal, {
    hear,
    setIsLive: (isLive) => states.push(isLive),
  });
  for (let beat = 0; beat < 6; beat += 1) {
    await vi.advanceTimersByTimeAsync(15_000);
    lines[0]?.enqueue(stillHere);
  }
  await vi.advanceTimersByTimeAsync(39_000);
  expect(states).toEqual([true]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(states).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(states).toEqual([true, false, true]);
  expect(lines).toHaveLength(2);
  expect(hear).toHaveBeenCalledTimes(2);
  stop.abort();
  await following;
});
