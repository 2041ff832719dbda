import { setTimeout as delay } from 'node:timers/promises';
import { startApi } from '@sirkito/e2e/stack/servers';
import type { BenchCase, Row } from '../harness/bench-case.ts';
import { loadUntilRefused } from '../harness/load-until-refused.ts';

const connections = 50;

export const shutdown: BenchCase = {
  name: 'shutdown',
  about: 'SIGTERM to the API in the middle of 50 busy connections: what was answered, what lost',
  run: async ({ stage, effort }) => {
    const rows: Row[] = [];
    for (let round = 1; round <= effort.rounds; round += 1) {
      const api = await startApi(stage);
      const calls = loadUntilRefused(`${api.url}/api/shop/categories`, connections);
      await delay(effort.seconds * 1_000);
      const asked = performance.now();
      const code = await api.end('SIGTERM');
      const ms = Math.round(performance.now() - asked);
      const tally = await calls;
      rows.push({ round: String(round), ...tally, 'ms to end': ms, 'exit code': code });
    }
    return [{ title: `SIGTERM under load, ${connections} connections`, rows, notes }];
  },
};

const notes = [
  'lost: sent on an open connection and never answered',
  'shed: answered with 503 at once, because the API was overloaded',
  'past the goodbye: sent by autocannon after an answer with Connection: close, not in flight',
  'refused: connections after the listener had closed',
];
