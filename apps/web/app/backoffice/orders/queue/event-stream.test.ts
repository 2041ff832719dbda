import { expect, test } from 'vitest';
import { readEventNames } from './event-stream.ts';

const stream =
  ': open\n\nevent: orders\ndata: ["ñ"]\n\n: still here\n\nevent: orders\ndata: []\n\n';
const bytes = new TextEncoder().encode(stream);

async function readInChunks(size: number, whole = bytes): Promise<string[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < whole.length; at += size) {
        controller.enqueue(whole.slice(at, at + size));
      }
      controller.close();
    },
  });
  const names = [];
  for await (const name of readEventNames(body)) names.push(name);
  return names;
}

test('yields each event once wherever the stream is split', async () => {
  for (let size = 1; size <= bytes.length; size += 1) {
    expect(await readInChunks(size), `chunks of ${size}`).toEqual(['orders', 'orders']);
  }
});

test('ignores an incomplete event', async () => {
  expect(await readInChunks(8, bytes.slice(0, 30))).toEqual([]);
});
