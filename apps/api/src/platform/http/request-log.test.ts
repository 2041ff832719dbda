import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { RequestLog } from './request-log.ts';

test('is created once, when the first line is written, and redacts secrets', () => {
  const output = new PassThrough();
  const log = createLog('api', 'info', output);
  let created = 0;
  const requestLog = new RequestLog(() => {
    created += 1;
    return log.child({ reqId: 'r1' });
  });
  expect(created).toBe(0);
  requestLog.warn({ token: 'secret' }, 'first');
  requestLog.child({ job: 'j1' }).info('second');
  expect(created).toBe(1);
  const lines = String(output.read()).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 40, reqId: 'r1', token: '[removed]', msg: 'first' },
    { level: 30, reqId: 'r1', job: 'j1', msg: 'second' },
  ]);
});
