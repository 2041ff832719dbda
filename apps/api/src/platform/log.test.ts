import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { batchedOutput, createLog } from './log.ts';

function logged(value: object): string {
  const lines: string[] = [];
  createLog('test', 'info', { write: (line) => lines.push(line) }).info(value, 'message');
  return lines.join('');
}

test('redacts passwords and tokens', () => {
  const text = logged({
    password: 'hunter2-top',
    body: { newPassword: 'hunter2-body' },
    request: { headers: { authorization: 'Bearer hunter2', cookie: 'sb=hunter2' } },
  });
  expect(text).not.toContain('hunter2');
  expect(text.match(/\[removed\]/g)).toHaveLength(4);
});

test('logs a request without its query and without the token of an emailed link', () => {
  const search = logged({ req: { method: 'GET', url: '/api/products/search?query=my%20name' } });
  expect(search).toContain('"path":"/api/products/search"');
  for (const page of ['reset-password', 'verify-email']) {
    const link = logged({ req: { method: 'POST', url: `/api/auth/${page}/u1/hunter2` } });
    expect(link).not.toContain('hunter2');
  }
});

test('writes lines in batches, and warnings at once with the lines before them', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'log-')), 'lines');
  const log = createLog('test', 'info', batchedOutput(file));
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
