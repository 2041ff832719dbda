import { startApi, startWeb } from '@sirkito/e2e/stack/servers';
import type { BenchCase } from '../harness/bench-case.ts';
import { compare } from '../harness/compare.ts';
import { load } from '../harness/load.ts';
import { startBaseline } from '../harness/start-baseline.ts';

export const home: BenchCase = {
  name: 'home',
  about: 'the home page, cached and uncached, against a constant response of the same size',
  run: async (bench) => {
    const { stage, effort } = bench;
    const api = await startApi(stage);
    const web = await startWeb(stage, api.url);
    const page = `${web.url}/shop/home`;
    const headers = { 'accept-encoding': 'br' };
    const sizes = { br: await bytesOf(page, 'br'), whole: await bytesOf(page, 'identity') };
    const constant = await startBaseline(stage, 'constant', { BASELINE_BYTES: String(sizes.br) });
    const uncached = await startBaseline(stage, 'uncached-page', {
      API_URL: api.url,
      PAGE_PATH: '/shop/home',
    });

    const { connections } = effort;
    const rows = await compare(bench, [
      {
        name: 'plain Fastify, constant response',
        pids: [constant.pid],
        run: (seconds) => load({ url: constant.url, connections, seconds }),
      },
      {
        name: '/shop/home, cached',
        pids: [web.pid],
        run: (seconds) => load({ url: page, connections, seconds, headers }),
      },
      {
        name: '/shop/home, uncached',
        pids: [uncached.pid],
        run: (seconds) => load({ url: uncached.url, connections, seconds }),
      },
      {
        name: '/shop/home, uncached, with its API calls',
        pids: [uncached.pid, api.pid],
        run: (seconds) => load({ url: uncached.url, connections, seconds }),
      },
    ]);
    const note = `page size: ${sizes.br} bytes (brotli), ${sizes.whole} uncompressed`;
    return [{ title: `Home page, ${connections} connections`, rows, notes: [note] }];
  },
};

async function bytesOf(url: string, encoding: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': encoding } });
  await response.arrayBuffer();
  return Number(response.headers.get('content-length'));
}
