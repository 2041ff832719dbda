import fastify from 'fastify';
import { expect, test } from 'vitest';
import { always, overHttps, secureHeaders } from './response-headers.ts';

const app = fastify({ trustProxy: true });
app.addHook('onSend', secureHeaders);
app.get('/file', async (_request, reply) => reply.type('text/javascript').send('run()'));
app.get('/page', async (_request, reply) =>
  reply.header('content-security-policy', "default-src 'self'").type('text/html').send('<p>'),
);
app.get('/error', () => Promise.reject(new Error('no')));

test.each(['/file', '/error', '/unknown'])(
  '[SC-61] %s has all security headers, HSTS over HTTPS only',
  async (url) => {
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject(always);
    expect(headers).not.toHaveProperty('strict-transport-security');
    const secure = await app.inject({ url, headers: { 'x-forwarded-proto': 'https' } });
    expect(secure.headers).toMatchObject({ ...always, ...overHttps });
  },
);

test('[SC-61] a page keeps its own Content-Security-Policy', async () => {
  const { headers } = await app.inject('/page');
  expect(headers).toMatchObject({
    ...always,
    'content-security-policy': "default-src 'self'",
  });
});
