import { expect, test } from 'vitest';
import { createLog } from './log.ts';

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

test('[SC-65] a line break in a logged value starts no new line', () => {
  const forged = 'Ana\r\n{"level":30,"msg":"signed in"}\u2028';
  const text = logged({ name: forged, err: new Error(forged) });
  expect(text.trimEnd().split(/\r|\n/)).toHaveLength(1);
  expect(JSON.parse(text)).toMatchObject({ name: forged, msg: 'message' });
});
