import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi, type Server } from '@sirkito/e2e/stack/servers';
import { chooseQuestions, type Question } from './catalogue-questions.ts';
import type { Bench, BenchCase, Finding, Row } from '../harness/bench-case.ts';
import { compare, type Contender } from '../harness/compare.ts';
import { load } from '../harness/load.ts';
import { pgbench } from '../harness/pgbench.ts';
import { recordSql } from '../harness/recorded-sql.ts';
import { scaleDatabase } from '../harness/scale-database.ts';
import { startFloor } from '../harness/start-floor.ts';
import { rounded } from '../harness/statistics.ts';

/** As the API asks its database: see apps/api/src/platform/db/pool.ts. */
const settings = '?options=-c%20jit%3Doff%20-c%20max_parallel_workers_per_gather%3D0';

/** As many for pgbench as for a server: on a busy machine, who has more of them gets more of it. */
const databaseConnections = 10;
const pool = { DATABASE_POOL_SIZE: String(databaseConnections) };

const names = {
  bare: 'bare shop',
  sql: 'pgbench, the same SQL',
  route: 'bare Fastify, the same SQL',
  made: 'made anew',
  constant: 'bare Fastify, a constant',
  kept: 'kept for two seconds',
};

export const catalogue: BenchCase = {
  name: 'catalogue',
  about: 'a filtered listing with all counts, a search, suggestions and one product',
  run: async (bench) => {
    const { databaseUrl, products } = await scaleDatabase(bench.stage.databaseUrl, bench.database);
    const stage = { ...bench.stage, databaseUrl };
    const servers = {
      made: await startApi(stage, { ...pool, CACHE_SECONDS: '0' }),
      kept: await startApi(stage),
      bare: await startFloor(stage, 'bare-shop', {
        ...pool,
        DATABASE_URL: `${databaseUrl}${settings}`,
      }),
    };
    const folder = await mkdtemp(join(tmpdir(), 'bench-sql-'));
    const findings: Finding[] = [];
    try {
      for (const question of await chooseQuestions(servers.made.url)) {
        const { title, notes, rows } = await find({ ...bench, stage }, question, servers, folder);
        findings.push({ title: `${title}, ${products} products`, rows, notes });
      }
      return findings;
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};

async function find(
  bench: Bench,
  question: Question,
  servers: Record<'made' | 'kept' | 'bare', Server>,
  folder: string,
) {
  const { stage } = bench;
  const { name, path, barePath, ask } = question;
  const { databaseUrl } = stage;
  const { script, statements } = await recordSql({ databaseUrl, folder, name, ask });
  const size = (await (await fetch(`${servers.made.url}${path}`)).arrayBuffer()).byteLength;
  const constant = await startFloor(stage, 'constant', { FLOOR_BYTES: String(size) });
  const route = await startFloor(stage, 'same-sql', {
    ...pool,
    FLOOR_STATEMENTS: statements,
    DATABASE_URL: `${databaseUrl}${settings}`,
  });
  const connections = Math.min(bench.effort.crowd, question.mostConnections);
  const at = (what: string, { url, pid }: Server, address: string): Contender => ({
    name: what,
    pids: [pid],
    run: (seconds) => load({ url: `${url}${address}`, connections, seconds }),
  });
  const floor = {
    databaseUrl: `${databaseUrl}${settings}`,
    scripts: [script],
    connections: Math.min(connections, databaseConnections),
  };
  const before = loadavg()[0] ?? 0;
  const rows = await compare(bench, [
    ...(barePath ? [at(names.bare, servers.bare, barePath)] : []),
    { name: names.sql, pids: [], run: (seconds) => pgbench({ ...floor, seconds }) },
    at(names.route, route, '/'),
    at(names.made, servers.made, path),
    at(names.constant, constant, '/'),
    ...(question.isKept ? [at(names.kept, servers.kept, path)] : []),
  ]);
  const after = loadavg()[0] ?? 0;
  const busy = `load of the machine ${before.toFixed(1)} before, ${after.toFixed(1)} after`;
  return {
    title: `${question.title}, ${connections} connections`,
    rows,
    notes: [...ratios(rows), `${size} bytes; ${busy}`],
  };
}

/** What the goals are about: rates against the same SQL, and against a constant when kept. */
function ratios(rows: readonly Row[]): string[] {
  const rate = (name: string) => Number(rows.find(({ what }) => what === name)?.['req/s'] ?? NaN);
  const pairs: [string, string][] = [
    [names.made, names.sql],
    [names.made, names.route],
    [names.kept, names.constant],
  ];
  return pairs
    .filter(([one]) => !Number.isNaN(rate(one)))
    .map(([one, floor]) => `${one}: ${rounded(rate(one) / rate(floor))} × the rate of ${floor}`);
}
