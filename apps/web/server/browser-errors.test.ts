import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { logBrowserErrors } from './browser-errors.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

function bench() {
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const app = fastify({ logger: { stream, level: 'warn' } });
  logBrowserErrors(app);
  const send = (payload: string, contentType = 'application/csp-report') =>
    app.inject({
      method: 'POST',
      url: '/csp-reports',
      payload,
      headers: { 'content-type': contentType },
    });
  return { lines, send };
}

const violation = JSON.stringify({
  'csp-report': {
    'document-uri': 'https://shop.example/reset-password/7/secret?email=maria@sirkito.test',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?stolen=1',
    'script-sample': 'evil()',
  },
});

test('[SC-08] browsers report what the policy stops', () => {
  const policy = contentSecurityPolicy({ scripts: [], connect: [], images: [] });
  expect(policy).toContain('; report-uri /csp-reports');
});

test('[SC-08] logs a report without queries and tokens', async () => {
  const { lines, send } = bench();
  expect((await send(violation)).statusCode).toBe(204);
  expect(lines).toMatchObject([
    {
      path: '/reset-password/7/[removed]',
      directive: 'script-src-elem',
      blocked: 'https://evil.example/x.js',
    },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/maria|secret|stolen|evil\(\)/);
});

test('[SC-08] logs at most 60 reports a minute', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
  const { lines, send } = bench();
  for (let count = 0; count < 70; count += 1) await send(violation);
  expect(lines).toHaveLength(60);
  clock.mockReturnValue(60_000);
  await send(violation);
  expect(lines).toHaveLength(61);
});

test.each(['', '{', '[]', '{"csp-report":{"document-uri":"?"}}'])(
  '[SC-08] ignores a report it cannot read: %s',
  async (payload) => {
    const { lines, send } = bench();
    expect((await send(payload)).statusCode).toBe(204);
    expect(lines).toEqual([]);
  },
);

test('[SC-08] refuses a report above 8 KB', async () => {
  const { send } = bench();
  expect((await send('x'.repeat(8 * 1024 + 1))).statusCode).toBe(413);
});
