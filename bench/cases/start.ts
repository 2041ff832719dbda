import {
  startApi,
  startMail,
  startWeb,
  startWorker,
  type Server,
} from '@sirkito/e2e/stack/servers';
import type { BenchCase, Row } from '../harness/bench-case.ts';
import { load } from '../harness/load.ts';
import { memoryMb } from '../harness/processes.ts';
import { startBaseline } from '../harness/start-baseline.ts';
import { median } from '../harness/statistics.ts';

export const start: BenchCase = {
  name: 'start',
  about: 'time from process start to first response, and memory after load',
  run: async (bench) => {
    const { stage, effort } = bench;
    const starts: Record<string, () => Promise<Server>> = {
      'plain Fastify': () => startBaseline(stage, 'constant'),
      API: () => startApi(stage),
      web: () => startWeb(stage, 'http://127.0.0.1:9'),
    };
    const times = await timesOf(starts, effort.rounds);
    const baseline = median(times['plain Fastify'] ?? []);
    const startRows = Object.entries(times).map(([what, ms]): Row => {
      const middle = median(ms);
      return { what, ms: Math.round(middle), '× baseline': Number((middle / baseline).toFixed(2)) };
    });

    const mail = await startMail(stage);
    const api = await startApi(stage);
    const web = await startWeb(stage, api.url);
    const worker = await startWorker(stage, mail.smtpUrl);
    const running = { API: api, web, worker };
    const before = memoryOf(running);
    const { connections, seconds } = effort;
    await load({ url: `${api.url}/api/shop/categories`, connections, seconds });
    await load({ url: `${web.url}/shop/home`, connections, seconds });
    const after = memoryOf(running);
    const memoryRows = Object.keys(running).map((what): Row => {
      const at = (memory: Record<string, number>) => memory[what] ?? null;
      return { what, 'MB at rest': at(before), 'MB after load': at(after) };
    });
    return [
      { title: 'From process start to first response', rows: startRows },
      { title: `Memory, ${seconds} s of load each`, rows: memoryRows },
    ];
  },
};

async function timesOf(starts: Record<string, () => Promise<Server>>, rounds: number) {
  const times: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, begin] of Object.entries(starts)) {
      const began = performance.now();
      const server = await begin();
      (times[name] ??= []).push(performance.now() - began);
      await server.stop();
    }
  }
  return times;
}

const memoryOf = (running: Record<string, { pid: number }>): Record<string, number> =>
  Object.fromEntries(Object.entries(running).map(([name, { pid }]) => [name, memoryMb(pid)]));
