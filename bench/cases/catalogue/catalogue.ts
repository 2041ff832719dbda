import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi, type Server } from '@sirkito/e2e/stack/servers';
import { chooseRequests, type CatalogueRequest } from './catalogue-requests.ts';
import type { Bench, BenchCase, Finding, Row } from '../../harness/bench-case.ts';
import { compare, type Contender } from '../../harness/compare.ts';
import { load } from '../../harness/load.ts';
import { pgbench } from '../../harness/pgbench.ts';
import { recordSql } from '../../harness/recorded-sql.ts';
import { scaleDatabase } from '../../harness/scale-database.ts';
import { startBaseline } from '../../harness/start-baseline.ts';
import { rounded } from '../../harness/statistics.ts';

/** Same connection options as apps/api/src/platform/db/pool.ts. */
const settings = '?options=-c%20jit%3Doff%20-c%20max_parallel_workers_per_gather%3D0';

/** Same number for pgbench and servers: on a busy machine, more connections get more CPU. */
const databaseConnections = 10;
const pool = { DATABASE_POOL_SIZE: String(databaseConnections) };

const names = {
  bare: 'minimal shop (baseline)',
  sql: 'pgbench, the same SQL',
  route: 'plain Fastify, the same SQL',
  uncached: 'uncached',
  constant: 'plain Fastify, constant response',
  cached: 'cached for two seconds',
};

export const catalogue: BenchCase = {
  name: 'catalogue',
  about: 'a filtered listing with facet counts, a search, suggestions and one product',
  run: async (bench) => {
    const { databaseUrl, products } = await scaleDatabase(bench.stage.databaseUrl, bench.database);
    const stage = { ...bench.stage, databaseUrl };
    const servers = {
      uncached: await startApi(stage, { ...pool, CACHE_SECONDS: '0' }),
      cached: await startApi(stage),
      bare: await startBaseline(stage, 'minimal-shop', {
        ...pool,
        DATABASE_URL: `${databaseUrl}${settings}`,
      }),
    };
    const folder = await mkdtemp(join(tmpdir(), 'bench-sql-'));
    const findings: Finding[] = [];
    try {
      for (const request of await chooseRequests(servers.uncached.url)) {
        const { title, notes, rows } = await find({ ...bench, stage }, request, servers, folder);
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
  request: CatalogueRequest,
  servers: Record<'uncached' | 'cached' | 'bare', Server>,
  folder: string,
) {
  const { stage } = bench;
  const { name, path, barePath, ask } = request;
  const { databaseUrl } = stage;
  const { script, statements } = await recordSql({ databaseUrl, folder, name, ask });
  const size = (await (await fetch(`${servers.uncached.url}${path}`)).arrayBuffer()).byteLength;
  const constant = await startBaseline(stage, 'constant', { BASELINE_BYTES: String(size) });
  const route = await startBaseline(stage, 'same-sql', {
    ...pool,
    BASELINE_STATEMENTS: statements,
    DATABASE_URL: `${databaseUrl}${settings}`,
  });
  const connections = Math.min(bench.effort.crowd, request.maxConnections);
  const at = (what: string, { url, pid }: Server, address: string): Contender => ({
    name: what,
    pids: [pid],
    run: (seconds) => load({ url: `${url}${address}`, connections, seconds }),
  });
  const baseline = {
    databaseUrl: `${databaseUrl}${settings}`,
    scripts: [script],
    connections: Math.min(connections, databaseConnections),
  };
  const before = loadavg()[0] ?? 0;
  const rows = await compare(bench, [
    ...(barePath ? [at(names.bare, servers.bare, barePath)] : []),
    { name: names.sql, pids: [], run: (seconds) => pgbench({ ...baseline, seconds }) },
    at(names.route, route, '/'),
    at(names.uncached, servers.uncached, path),
    at(names.constant, constant, '/'),
    ...(request.isCached ? [at(names.cached, servers.cached, path)] : []),
  ]);
  const after = loadavg()[0] ?? 0;
  const busy = `load average ${before.toFixed(1)} before, ${after.toFixed(1)} after`;
  return {
    title: `${request.title}, ${connections} connections`,
    rows,
    notes: [...ratios(rows), `${size} bytes; ${busy}`],
  };
}

/** Compares rates with the goals: against the same SQL, and against a constant response when cached. */
function ratios(rows: readonly Row[]): string[] {
  const rate = (name: string) => Number(rows.find(({ what }) => what === name)?.['req/s'] ?? NaN);
  const pairs: [string, string][] = [
    [names.uncached, names.sql],
    [names.uncached, names.route],
    [names.cached, names.constant],
  ];
  return pairs
    .filter(([one]) => !Number.isNaN(rate(one)))
    .map(
      ([one, baseline]) =>
        `${one}: ${rounded(rate(one) / rate(baseline))} × the rate of “${baseline}”`,
    );
}
