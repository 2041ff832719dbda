import { startApi, startWeb, type Server } from '@sirkito/e2e/stack/servers';
import type { Stage } from '@sirkito/e2e/stack/stage';
import { chooseRequests } from './catalogue/catalogue-requests.ts';
import type { BenchCase, Row } from '../harness/bench-case.ts';
import { makeBuyers, makeParts } from '../orders/buyers.ts';
import { databaseProcesses } from '../harness/database-processes.ts';
import { load } from '../harness/load.ts';
import { lowestCpu, warmUpRounds, type CountedWork } from '../harness/lowest-cpu.ts';
import { rush } from '../orders/order-rush.ts';
import { startBaseline } from '../harness/start-baseline.ts';
import { rounded } from '../harness/statistics.ts';

const rounds = 5;
const connections = 4;
const orders = 40;
const page = '/shop/home';
const headers = { 'accept-encoding': 'br' };
const settings = {
  DATABASE_POOL_SIZE: String(connections),
  // A busy machine may stall for a moment.
  OVERLOAD_AFTER_MS: '30000',
};

/** Each line and its baseline. */
const lines = [
  ['product', 'bare product'],
  ['listing', 'bare listing'],
  ['search', 'bare search'],
  ['suggestions', 'bare search'],
  ['order', 'bare product'],
  ['product, cached', 'constant'],
  ['home page, cached', 'constant'],
  ['home page, rendered', 'constant'],
] as const;

export const ratios: BenchCase = {
  name: 'ratios',
  about: 'CPU time of the main requests relative to bare servers, short enough for every night',
  run: async ({ stage }) => {
    const works = await worksOf(stage);
    const lowest = await lowestCpu(works, await databaseProcesses(stage.databaseUrl), rounds);
    const rows = lines.map(([what, baseline]): Row => {
      const [cpu = NaN, floor = NaN] = [lowest.get(what), lowest.get(baseline)];
      return { what, 'CPU µs': rounded(cpu), baseline, 'CPU × baseline': rounded(cpu / floor) };
    });
    return [{ title: 'Relative CPU time', rows }];
  },
};

/** A round of a request that costs more takes longer, because CPU time is counted in steps of 10 ms. */
async function worksOf(stage: Stage): Promise<CountedWork[]> {
  const [uncached, cached, bare, constant] = await Promise.all([
    startApi(stage, { ...settings, CACHE_SECONDS: '0' }),
    startApi(stage, settings),
    startBaseline(stage, 'minimal-shop', settings),
    startBaseline(stage, 'constant', { BASELINE_BYTES: '20000' }),
  ]);
  const [web, rendered] = await Promise.all([
    startWeb(stage, cached.url, settings),
    startBaseline(stage, 'uncached-page', { API_URL: cached.url, PAGE_PATH: page }),
  ]);
  const chosen = await chooseRequests(uncached.url);
  const pathsOf = (name: string) => chosen.find((one) => one.name === name);
  const bareAt = (name: string, requests: number) =>
    at(`bare ${name}`, { server: bare, path: pathsOf(name)?.barePath ?? '/', requests });
  const oursAt = (name: string, requests: number) =>
    at(name, { server: uncached, path: pathsOf(name)?.path ?? '/', requests });
  return [
    bareAt('product', 200),
    bareAt('listing', 200),
    bareAt('search', 200),
    at('constant', { server: constant, path: '/', requests: 2_000 }),
    oursAt('product', 50),
    oursAt('listing', 80),
    oursAt('search', 80),
    oursAt('suggestions', 40),
    await placeOrders(stage, uncached),
    at('product, cached', { server: cached, path: pathsOf('product')?.path ?? '/', requests: 300 }),
    at('home page, cached', { server: web, path: page, requests: 300 }),
    at('home page, rendered', { server: rendered, path: '/', requests: 12 }),
  ];
}

interface Target {
  server: Server;
  path: string;
  requests: number;
}

const at = (name: string, { server, path, requests }: Target): CountedWork => ({
  name,
  pids: [server.pid],
  requests,
  run: (count) => load({ url: `${server.url}${path}`, connections, requests: count, headers }),
});

async function placeOrders({ databaseUrl }: Stage, api: Server): Promise<CountedWork> {
  const count = orders * (rounds + warmUpRounds);
  const productIds = await makeParts(databaseUrl, { count: connections, stock: count });
  const buyers = await makeBuyers({ databaseUrl, count, productIds });
  const run = (requests: number) => rush([api.url], buyers.splice(0, requests), connections * 4);
  return { name: 'order', pids: [api.pid], requests: orders, run };
}
