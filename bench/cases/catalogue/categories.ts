import { deepStrictEqual } from 'node:assert';
import { fileURLToPath } from 'node:url';
import { startApi } from '@sirkito/e2e/stack/servers';
import type { BenchCase } from '../../harness/bench-case.ts';
import { compare } from '../../harness/compare.ts';
import { load } from '../../harness/load.ts';
import { pgbench } from '../../harness/pgbench.ts';
import { startBaseline } from '../../harness/start-baseline.ts';

const script = fileURLToPath(new URL('../../baselines/categories.sql', import.meta.url));

export const categories: BenchCase = {
  name: 'categories',
  about: 'the category tree through the API, against the same SQL in plain Fastify and in pgbench',
  run: async (bench) => {
    const { stage, effort } = bench;
    const api = await startApi(stage, { CACHE_SECONDS: '0' });
    const bare = await startBaseline(stage, 'categories');
    const apiUrl = `${api.url}/api/shop/categories`;
    const bareUrl = `${bare.url}/categories`;
    deepStrictEqual(
      await json(apiUrl),
      await json(bareUrl),
      'the API and the baseline return different trees',
    );

    const { connections } = effort;
    const { databaseUrl } = stage;
    const rows = await compare(bench, [
      {
        name: 'plain Fastify and pg',
        pids: [bare.pid],
        run: (seconds) => load({ url: bareUrl, connections, seconds }),
      },
      {
        name: 'GET /api/shop/categories',
        pids: [api.pid],
        run: (seconds) => load({ url: apiUrl, connections, seconds }),
      },
      {
        name: 'pgbench, SQL only',
        pids: [],
        run: (seconds) => pgbench({ databaseUrl, scripts: [script], connections, seconds }),
      },
    ]);
    return [{ title: `Category tree, ${connections} connections`, rows }];
  },
};

const json = async (url: string): Promise<unknown> => (await fetch(url)).json();
