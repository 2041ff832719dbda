import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { batchedOutput } from './batched-output.ts';

test('writes lines in batches, and warnings at once with the lines before them', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'log-')), 'lines');
  const log = pino({}, batchedOutput(file));
  const messages = () =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => (JSON.parse(line) as { msg: string }).msg);
  log.info('first');
  expect(messages()).toEqual([]);
  log.warn('second');
  expect(messages()).toEqual(['first', 'second']);
  log.info('third');
  await expect.poll(messages).toEqual(['first', 'second', 'third']);
});
