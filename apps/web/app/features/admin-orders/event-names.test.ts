import { expect, test } from 'vitest';
import { eventNames } from './event-names.ts';

const said = ': open\n\nevent: orders\ndata: ["ñ"]\n\n: still here\n\nevent: orders\ndata: []\n\n';
const bytes = new TextEncoder().encode(said);

async function inPieces(size: number, whole = bytes): Promise<string[]> {
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (let at = 0; at < whole.length; at += size) stream.enqueue(whole.slice(at, at + size));
      stream.close();
    },
  });
  const names = [];
  for await (const name of eventNames(body)) names.push(name);
  return names;
}

test('an event is heard once wherever the stream is cut', async () => {
  for (let size = 1; size <= bytes.length; size += 1) {
    expect(await inPieces(size), `pieces of ${size}`).toEqual(['orders', 'orders']);
  }
});

test('what broke off before its end is not heard', async () => {
  expect(await inPieces(8, bytes.slice(0, 30))).toEqual([]);
});
