import { readdir, readFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { loadSharp } from './load-sharp.ts';

test.runIf(process.platform === 'linux')(
  '[SC-01] [SC-02] pictures are processed at a lower priority than requests',
  async () => {
    const sharp = await loadSharp();
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
      .png()
      .toBuffer();
    const workers: number[] = [];
    for (const thread of await readdir('/proc/self/task')) {
      const name = await readFile(`/proc/self/task/${thread}/comm`, 'utf8').catch(String);
      if (name.startsWith('libuv-worker')) workers.push(getPriority(Number(thread)));
    }
    expect(workers.length).toBeGreaterThan(0);
    for (const priority of workers) expect(priority).toBeGreaterThanOrEqual(10);
  },
);
