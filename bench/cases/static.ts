import { existsSync } from 'node:fs';
import { startApi, startWeb } from '@sirkito/e2e/stack/servers';
import type { BenchCase, Finding } from '../harness/bench-case.ts';
import { compare } from '../harness/compare.ts';
import { load } from '../harness/load.ts';
import { childrenOf } from '../harness/processes.ts';
import { startBaseline } from '../harness/start-baseline.ts';

const connections = 64;
const pages = ['/shop/home', '/shop/listing?category=graphics_card', '/shop/faq'];

export const staticPages: BenchCase = {
  name: 'static',
  about: 'cached pages, against nginx serving a file of the same size',
  run: async (bench) => {
    if (!existsSync('/usr/sbin/nginx')) {
      const notes = ['skipped: nginx is not installed (apt-get install nginx-light)'];
      return [{ title: 'Cached pages against nginx', rows: [], notes }];
    }
    const { stage } = bench;
    const api = await startApi(stage);
    const web = await startWeb(stage, api.url);
    const findings: Finding[] = [];
    for (const path of pages) {
      const url = `${web.url}${path}`;
      const headers = { 'accept-encoding': 'br' };
      const bytes = (await fetch(url, { headers })).headers.get('content-length') ?? '';
      const nginx = await startBaseline(stage, 'nginx', { BASELINE_BYTES: bytes });
      const rows = await compare(bench, [
        {
          name: 'nginx, one worker',
          pids: workersOf(nginx.pid),
          run: (seconds) => load({ url: `${nginx.url}/page`, connections, seconds }),
        },
        {
          name: 'web server',
          pids: [web.pid],
          run: (seconds) => load({ url, connections, seconds, headers }),
        },
      ]);
      findings.push({ title: `${path}, ${bytes} bytes, ${connections} connections`, rows });
    }
    return findings;
  },
};

const workersOf = (pid: number): number[] => childrenOf(pid).flatMap(childrenOf);
