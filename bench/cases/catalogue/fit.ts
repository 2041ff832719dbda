import { startApi } from '@sirkito/e2e/stack/servers';
import type { ListingReply } from '@sirkito/contracts/catalog/listing-schemas';
import type { BenchCase, Finding, Row } from '../../harness/bench-case.ts';
import { compare } from '../../harness/compare.ts';
import { load } from '../../harness/load.ts';
import { scaleDatabase } from '../../harness/scale-database.ts';
import { rounded } from '../../harness/statistics.ts';

const connections = 2;

/** Listed category and the categories it must fit. */
const pairs = [
  ['motherboard', ['cpu']],
  ['graphics_card', ['pc_case']],
  ['pc_case', ['motherboard', 'graphics_card', 'cpu_cooling']],
  ['cpu_cooling', ['cpu', 'pc_case']],
] as const;

export const fit: BenchCase = {
  name: 'fit',
  about: 'listings filtered by compatibility, against the same listings unfiltered; uncached',
  run: async (bench) => {
    const { databaseUrl, products } = await scaleDatabase(bench.stage.databaseUrl, bench.database);
    const stage = { ...bench.stage, databaseUrl };
    const { url, pid } = await startApi(stage, { CACHE_SECONDS: '0' });
    const addressOf = (query: Record<string, string>) =>
      `${url}/api/shop/products/get?${new URLSearchParams(query).toString()}`;
    const firstOf = async (category: string) => {
      const reply = await fetch(addressOf({ category, limit: '1' }));
      const [first] = ((await reply.json()) as ListingReply).data;
      if (!first) throw new Error(`no product in ${category}`);
      return first._id;
    };
    const findings: Finding[] = [];
    for (const [category, kinds] of pairs) {
      const fits = (await Promise.all(kinds.map(firstOf))).join(',');
      const at = (name: string, query: Record<string, string>) => ({
        name,
        pids: [pid],
        run: (seconds: number) => load({ url: addressOf(query), connections, seconds }),
      });
      const rows = await compare({ ...bench, stage }, [
        at('unfiltered', { category }),
        at('compatible parts only', { category, fits }),
      ]);
      findings.push({
        title: `Listing of ${category} compatible with ${kinds.join(', ')}, ${products} products`,
        rows,
        notes: [`the filtered listing takes ${slower(rows)} × as long`],
      });
    }
    return findings;
  },
};

function slower([all, fitting]: readonly Row[]): number {
  return rounded(Number(fitting?.['p50 ms']) / Number(all?.['p50 ms']));
}
