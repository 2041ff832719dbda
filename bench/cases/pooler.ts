import { startApi } from '@sirkito/e2e/stack/servers';
import type { Stage } from '@sirkito/e2e/stack/stage';
import { chooseRequests } from './catalogue/catalogue-requests.ts';
import type { BenchCase, Row } from '../harness/bench-case.ts';
import { makeBuyers, makeParts } from '../orders/buyers.ts';
import { databaseProcesses } from '../harness/database-processes.ts';
import { load } from '../harness/load.ts';
import { lowestCpu, warmUpRounds, type CountedWork } from '../harness/lowest-cpu.ts';
import { rush } from '../orders/order-rush.ts';
import { rounded } from '../harness/statistics.ts';
import { startPgBouncer } from '../../scripts/services/stores/pgbouncer.ts';

const connections = 4;
const orders = 40;
const counts = { product: 60, listing: 30 };
const settings = {
  CACHE_SECONDS: '0',
  DATABASE_POOL_SIZE: String(connections),
  // A busy machine may stall for a moment.
  OVERLOAD_AFTER_MS: '30000',
};

export const pooler: BenchCase = {
  name: 'pooler',
  about: 'CPU time of requests with and without prepared statements, direct and through PgBouncer',
  run: async ({ stage, effort }) => {
    const rounds = effort.rounds * 3;
    const modes = await modesOf(stage);
    const works: CountedWork[] = [];
    for (const mode of modes) works.push(...(await worksOf(stage, mode, rounds)));
    const lowest = await lowestCpu(works, await databaseProcesses(stage.databaseUrl), rounds);
    const rows = modes.map(({ name }): Row => {
      const of = (what: string) => rounded(lowest.get(`${name}, ${what}`) ?? NaN);
      return { mode: name, product: of('product'), listing: of('listing'), order: of('order') };
    });
    const title = 'CPU µs per request of API, PgBouncer and PostgreSQL';
    return [{ title, rows }];
  },
};

interface Mode {
  name: string;
  url: string;
  pids: number[];
}

async function modesOf(stage: Stage): Promise<Mode[]> {
  const bouncer = stage.cleanup.use(await startPgBouncer(stage.databaseUrl, { connections }));
  const behind = { DATABASE_URL: bouncer.url, DATABASE_DIRECT_URL: stage.databaseUrl };
  const prepared = (value: 'on' | 'off') => ({ DATABASE_PREPARED_STATEMENTS: value });
  const open = async (name: string, env: Record<string, string>, pids: number[] = []) => {
    const { url, pid } = await startApi(stage, { ...settings, ...env });
    return { name, url, pids: [pid, ...pids] };
  };
  return [
    await open('direct, prepared', prepared('on')),
    await open('direct, not prepared', prepared('off')),
    await open('PgBouncer, not prepared', { ...behind, ...prepared('off') }, [bouncer.pid]),
    ...(bouncer.sharesPrepared
      ? [await open('PgBouncer, prepared', { ...behind, ...prepared('on') }, [bouncer.pid])]
      : []),
  ];
}

async function worksOf(
  { databaseUrl }: Stage,
  { name, url, pids }: Mode,
  rounds: number,
): Promise<CountedWork[]> {
  const requests = await chooseRequests(url);
  const at = (what: keyof typeof counts): CountedWork => {
    const path = requests.find((one) => one.name === what)?.path ?? '/';
    const run = (count: number) => load({ url: `${url}${path}`, connections, requests: count });
    return { name: `${name}, ${what}`, pids, requests: counts[what], run };
  };
  const count = orders * (rounds + warmUpRounds);
  const productIds = await makeParts(databaseUrl, { count: connections, stock: count });
  const buyers = await makeBuyers({ databaseUrl, count, productIds });
  const place = (size: number) => rush([url], buyers.splice(0, size), connections * 4);
  const order = { name: `${name}, order`, pids, requests: orders, run: place };
  return [at('product'), at('listing'), order];
}
