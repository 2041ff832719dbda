import { setTimeout as delay } from 'node:timers/promises';
import { startApi } from '@sirkito/e2e/stack/servers';
import type { BenchCase, Row } from '../harness/bench-case.ts';
import { loadUntilRefused } from '../harness/load-until-refused.ts';

const connections = 50;

export const shutdown: BenchCase = {
  name: 'shutdown',
  about: 'SIGTERM to the API with 50 busy connections: requests answered and lost',
  run: async ({ stage, effort }) => {
    const rows: Row[] = [];
    for (let round = 1; round <= effort.rounds; round += 1) {
      const api = await startApi(stage);
      const calls = loadUntilRefused(`${api.url}/api/shop/categories`, connections);
      await delay(effort.seconds * 1_000);
      const asked = performance.now();
      const code = await api.stop('SIGTERM');
      const ms = Math.round(performance.now() - asked);
      const tally = await calls;
      rows.push({ round: String(round), ...tally, 'ms to exit': ms, 'exit code': code });
    }
    return [{ title: `SIGTERM under load, ${connections} connections`, rows, notes }];
  },
};

const notes = [
  'lost: sent on an open connection and never answered',
  'shed: answered with 503 because the API was overloaded',
  'after close: sent by autocannon after a response with Connection: close; not in flight',
  'refused: connections attempted after the listener closed',
];
