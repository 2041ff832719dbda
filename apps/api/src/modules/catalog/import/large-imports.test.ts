import { Readable } from 'node:stream';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';
import { inPieces } from './run-import.ts';

const size = 20 * 1024 * 1024;

test.each(['junk', '"', 'a,b\n', 'sku\n', '\u0000'])(
  'reading 20 MB of %j holds nothing up for a second',
  async (content) => {
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    let rows = 0;
    for await (const row of readCsv(
      Readable.from(inPieces(Buffer.alloc(size, content))),
      'large',
    )) {
      rows += Number(row.line > 0);
      if (rows > 20_000) break;
    }
    delay.disable();
    expect(delay.max / 1e6).toBeLessThan(1_000);
  },
  60_000,
);
