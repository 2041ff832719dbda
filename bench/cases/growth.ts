import type { BenchCase, Finding, Row } from '../harness/bench-case.ts';
import { compare } from '../harness/compare.ts';
import { rounded } from '../harness/statistics.ts';
import { drawGrowth } from '../growth/chart.ts';
import { openDatabase, sizes, type SizedShop } from '../growth/databases.ts';
import { requestsOf } from '../growth/requests.ts';

/** Largest growth of CPU time from 10,000 to 1,000,000 products and orders. */
const goal = 2;

export const growth: BenchCase = {
  name: 'growth',
  about: 'CPU time of the main requests with 10,000, 100,000 and 1,000,000 products and orders',
  run: async (bench) => {
    const shops: SizedShop[] = [];
    const notes: string[] = [];
    for (const size of sizes) {
      const shop = await openDatabase(bench, size);
      if ('missing' in shop) notes.push(shop.missing);
      else shops.push(shop);
    }
    for (const note of notes) console.log(note);
    const lines = await Promise.all(shops.map((shop) => requestsOf(shop, bench.effort)));
    const rows: Row[] = [];
    for (const [index, { name, isBounded }] of (lines[0] ?? []).entries()) {
      const measured = await compare(
        bench,
        shops.map(({ label, databaseUrl, api }, shop) => ({
          name: label,
          pids: [api.pid],
          databaseUrl,
          run: (seconds) => lines[shop]?.[index]?.run(seconds) ?? Promise.reject(new Error(name)),
        })),
      );
      rows.push(growthRow(name, measured, isBounded));
    }
    const finding: Finding = { title: 'CPU time by number of products and orders', rows, notes };
    if (shops.length === sizes.length) await drawGrowth(finding);
    return [finding];
  },
};

/** Server and database µs at each size, and the last relative to the first. */
function growthRow(name: string, measured: readonly Row[], isBounded: boolean): Row {
  const row: Row = { what: name };
  for (const { what, 'server µs': server, 'database µs': database } of measured) {
    row[`${what} server`] = server ?? null;
    row[`${what} database`] = database ?? null;
  }
  row['× growth'] = Number(measured.at(-1)?.['CPU × baseline']);
  row['goal'] = isBounded ? rounded(goal) : null;
  return row;
}
