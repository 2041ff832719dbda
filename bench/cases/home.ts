import { startApi, startWeb } from '@sirkito/e2e/stack/servers';
import type { BenchCase } from '../harness/bench-case.ts';
import { compare } from '../harness/compare.ts';
import { load } from '../harness/load.ts';
import { startFloor } from '../harness/start-floor.ts';

export const home: BenchCase = {
  name: 'home',
  about: 'the home page from the cache and made anew, against a constant of the same size',
  run: async (bench) => {
    const { stage, effort } = bench;
    const api = await startApi(stage);
    const web = await startWeb(stage, api.url);
    const page = `${web.url}/shop/home`;
    const headers = { 'accept-encoding': 'br' };
    const sizes = { br: await bytesOf(page, 'br'), whole: await bytesOf(page, 'identity') };
    const constant = await startFloor(stage, 'constant', { FLOOR_BYTES: String(sizes.br) });
    const anew = await startFloor(stage, 'uncached-page', {
      API_URL: api.url,
      PAGE_PATH: '/shop/home',
    });

    const { connections } = effort;
    const rows = await compare(bench, [
      {
        name: 'bare Fastify, constant',
        pids: [constant.pid],
        run: (seconds) => load({ url: constant.url, connections, seconds }),
      },
      {
        name: '/shop/home, from the cache',
        pids: [web.pid],
        run: (seconds) => load({ url: page, connections, seconds, headers }),
      },
      {
        name: '/shop/home, made anew',
        pids: [anew.pid],
        run: (seconds) => load({ url: anew.url, connections, seconds }),
      },
      {
        name: 'the same with its API calls',
        pids: [anew.pid, api.pid],
        run: (seconds) => load({ url: anew.url, connections, seconds }),
      },
    ]);
    const note = `the page is ${sizes.br} bytes (brotli), ${sizes.whole} as HTML`;
    return [{ title: `The home page, ${connections} connections`, rows, notes: [note] }];
  },
};

async function bytesOf(url: string, encoding: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': encoding } });
  await response.arrayBuffer();
  return Number(response.headers.get('content-length'));
}
