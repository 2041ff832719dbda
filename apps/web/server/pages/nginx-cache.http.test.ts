import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createWorkQueue } from '@sirkito/process';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cacheablePages } from './cacheable-pages.ts';
import { serveCachedPages } from './cached-pages.ts';
import type { PageRenderer } from './page-renderer.ts';

const readDeployed = (name: string) =>
  readFileSync(new URL(`../../../../deploy/nginx/${name}`, import.meta.url), 'utf8');
const [site, compose] = [readDeployed('sirkito.conf'), readDeployed('compose.conf')];
const folder = mkdtempSync(join(tmpdir(), 'sirkito-nginx-'));
let port = 0;
let webPort = 0;
let web: FastifyInstance;
let nginx: ChildProcess;
let price = 100;
let renders = 0;
let requests = 0;
let visits = 0;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address() as AddressInfo; // it listens on TCP
  server.close();
  await once(server, 'close');
  return free;
}

/** Pages as the web server sends them; those of one person are `no-store`. */
async function startWeb(): Promise<FastifyInstance> {
  const renderer: PageRenderer = {
    buildId: 'b1',
    render: async () => {
      renders += 1;
      return new Response(`price ${price}`, { headers: { 'content-type': 'text/html' } });
    },
    policy: () => "default-src 'self'",
  };
  const limits = { concurrency: 4, capacity: 204, maxWaitMs: 5_000 };
  const app = fastify();
  app.addHook('onRequest', async () => {
    requests += 1;
  });
  serveCachedPages(app, renderer, async () => undefined, createWorkQueue(limits));
  app.get('/shop/account', (_request, reply) => {
    visits += 1;
    return reply.header('cache-control', 'no-store').send(`visit ${visits}`);
  });
  await app.listen({ port: webPort, host: '127.0.0.1' });
  return app;
}

/** The site as it is delivered, with ports, certificate and folders of this test. */
function writeSite(): string {
  const [key, cert] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const output = ['-subj', '/CN=shop.example', '-days', '2', '-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', ...kind, ...output], { stdio: 'ignore' });
  const text = site
    .replaceAll(/^ {2}listen (?:\[::\]:.*|127\.0\.0\.1:4100);\n/gm, '')
    .replaceAll(/^ {2}listen 80( default_server)?;/gm, '  listen 127.0.0.1:1$1;')
    .replaceAll(/listen 127\.0\.0\.1:1( default_server)?;/g, `listen unix:${folder}/plain$1;`)
    .replaceAll('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replaceAll('/etc/letsencrypt/live/shop.example', folder)
    .replaceAll('/var/lib/nginx', folder)
    .replaceAll(/127\.0\.0\.1:300[01]/g, `127.0.0.1:${webPort}`);
  const file = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    file,
    `${user} daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
     events {} http { ${temporary.join(' ')} ${text} }`,
  );
  return file;
}

function get(path: string): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, headers: { host: 'shop.example' } }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () =>
        resolve({ status: reply.statusCode, body: Buffer.concat(chunks).toString() }),
      );
    });
    sent.on('error', reject).end();
  });
}

beforeAll(async () => {
  [port, webPort] = [await freePort(), await freePort()];
  mkdirSync(join(folder, 'sirkito-pages'));
  web = await startWeb();
  nginx = spawn('nginx', ['-c', writeSite(), '-e', join(folder, 'error.log')], { stdio: 'ignore' });
  let cause: unknown;
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      await get('/shop/home');
      return;
    } catch (error) {
      cause = error;
      await delay(50);
    }
  }
  throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'), { cause });
});
afterAll(async () => {
  nginx.kill('SIGTERM');
  await once(nginx, 'exit');
  await web.close();
  rmSync(folder, { recursive: true });
});

test('[AV-22] nginx caches every page that is the same for everyone', () => {
  const patternIn = (text: string) => /location ~ (\^\/\(assets\S+) \{/.exec(text)?.[1] ?? '';
  const pattern = patternIn(site);
  expect(patternIn(compose)).toBe(pattern);
  const isCached = (path: string) => new RegExp(pattern).test(path);
  const pages = cacheablePages.map(({ path }) => path).filter((path) => path.startsWith('/shop/'));
  expect(pages.filter((path) => !isCached(path))).toEqual([]);
  expect(isCached('/shop/home.data')).toBe(true);
  const private_ = [
    '/shop/account',
    '/shop/checkout',
    '/shop/cart',
    '/auth/login',
    '/admin/orders',
  ];
  expect(private_.filter(isCached)).toEqual([]);
});

test('[AV-22] nginx shows a changed price within five seconds, with one render at a time', async () => {
  const path = '/shop/product/1';
  await get(path);
  price = 200;
  const before = renders;
  const changedAt = performance.now();
  while (!(await get(path)).body.includes('price 200')) await delay(50);
  expect(performance.now() - changedAt).toBeLessThan(5_000);
  expect(renders - before).toBeLessThan(4);
});

test('[AV-22] nginx asks the web server once for a crowd of visitors', async () => {
  const before = requests;
  const replies = await Promise.all(Array.from({ length: 50 }, () => get('/shop/deals')));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(requests - before).toBe(1);
});

test('[AV-22] nginx never caches pages of one person', async () => {
  const first = await get('/shop/account');
  const second = await get('/shop/account');
  expect([first.body, second.body]).toEqual(['visit 1', 'visit 2']);
});

test('[AV-22] cached pages survive a dead web process', async () => {
  expect((await get('/shop/home')).status).toBe(200);
  await web.close();
  // Past its lifetime of two and three seconds.
  await delay(6_000);
  expect(await get('/shop/home')).toMatchObject({ status: 200 });
  expect((await get('/shop/account')).status).toBe(502);
  web = await startWeb();
});
