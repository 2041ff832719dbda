import { parseArgs } from 'node:util';
import { query } from '@sirkito/e2e/stack/database';
import { startApi, startMail, startWeb, startWorker } from '@sirkito/e2e/stack/servers';
import { buildStage, copyStage, type Stage } from '@sirkito/e2e/stack/stage';
import { sendAtRate } from './harness/open-loop.ts';
import { memoryMb } from './harness/processes.ts';

const perSecond = 12;
const encodings = ['br', 'gzip', 'identity'];

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    // Exits 1 if the web server is above this after any minute.
    'max-web-mb': { type: 'string', default: '400' },
    // Copies a seeded database on the same server.
    like: { type: 'string' },
  },
});

const stage = await (options.like ? copyStage(options.like, 'bench') : buildStage('bench'));
try {
  await soak(stage);
} finally {
  await stage.cleanup.disposeAsync();
}

/** Loads the shop with mixed requests and prints each process's resident memory every minute. */
async function soak(on: Stage): Promise<void> {
  const mail = await startMail(on);
  const api = await startApi(on);
  const web = await startWeb(on, api.url);
  const worker = await startWorker(on, mail.smtpUrl);
  const path = await pathsOf(on);
  const report = (minute: number, sent = '') => {
    const [webMb, apiMb, workerMb] = [web, api, worker].map(({ pid }) => memoryMb(pid));
    console.log(`minute ${minute}: web ${webMb} MB, API ${apiMb}, worker ${workerMb} ${sent}`);
  };
  report(0);
  for (let minute = 1; minute <= Number(options.minutes); minute += 1) {
    const { statuses } = await sendAtRate({
      perSecond,
      seconds: 60,
      call: (index) => ({
        url: web.url + path(minute * perSecond * 60 + index),
        headers: { 'accept-encoding': encodings[index % encodings.length] ?? 'br' },
      }),
    });
    report(minute, JSON.stringify(Object.fromEntries(statuses)));
    if (memoryMb(web.pid) > Number(options['max-web-mb'])) process.exitCode = 1;
  }
}

/** Returns the path of the nth request: mostly pages that are not cached yet. */
async function pathsOf({ databaseUrl }: Stage): Promise<(index: number) => string> {
  const products = await idsOf(databaseUrl, "select id from product where status = 'active'");
  const categories = await idsOf(databaseUrl, 'select id from category');
  const product = (index: number) => products[index % products.length];
  const category = (index: number) => categories[index % categories.length];
  const kinds: ((index: number) => string)[] = [
    (n) => `/shop/product/${product(n)}`,
    (n) => `/shop/product/${product(n)}.data`,
    (n) => `/shop/listing?category=${category(n)}&max_price=${1_000 + n}`,
    (n) => `/shop/listing?search=${category(n)}+${n % 500}`,
    (n) => `/shop/compare?ids=${product(n)},${product(n + 1)}`,
    () => '/shop/home',
    () => '/shop/checkout',
    (n) => `/api/shop/products/get/${product(n)}`,
  ];
  return (index) => kinds[index % kinds.length]?.(index) ?? '/';
}

async function idsOf(databaseUrl: string, statement: string): Promise<string[]> {
  const { rows } = await query(databaseUrl, statement);
  return (rows as { id: string }[]).map(({ id }) => id);
}
