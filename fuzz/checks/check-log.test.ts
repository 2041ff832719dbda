import { expect, test } from 'vitest';
import { unexpectedLines } from './check-log.ts';

const line = (fields: object) => JSON.stringify({ level: 30, msg: 'request', ...fields });

test('[SC-42] finds errors and output that is no log line', () => {
  const failed = line({ level: 50, msg: 'request failed', code: 'server.unexpected' });
  const fatal = line({ level: 60, msg: 'uncaught exception' });
  const crash = 'TypeError: x is not a function';
  const log = [line({}), failed, line({ level: 40, msg: 'request shed' }), fatal, crash, ''];
  expect(unexpectedLines(log.join('\n'))).toEqual([failed, fatal, crash]);
});

test('expects events set aside for staff, and a busy machine', () => {
  const log = [
    line({ level: 50, msg: 'payment event needs manual review' }),
    line({ level: 50, msg: 'request failed', code: 'server.unavailable' }),
    line({ level: 50, err: { message: 'timeout exceeded when trying to connect' } }),
    '(node:12) TimeoutNegativeWarning: -2 is a negative number.',
  ];
  expect(unexpectedLines(log.join('\n'))).toEqual([]);
});
