import { evaluate } from '@sirkito/compatibility';
import type { BuildPartsReply, ReadyBuildsReply } from '@sirkito/contracts/builds/schemas';
import { startApi } from '@sirkito/e2e/stack/servers';
import type { BenchCase, Finding } from '../harness/bench-case.ts';
import { compare } from '../harness/compare.ts';
import { load } from '../harness/load.ts';
import { rounded } from '../harness/statistics.ts';

const connections = 2;
const purposes = ['office', '1440p', 'creator'];
const slots = ['graphics_card', 'cpu', 'storage'];

export const builds: BenchCase = {
  name: 'builds',
  about:
    'suggested builds and upgrades, against the list of ready builds, uncached; one evaluation',
  run: async (bench) => {
    const { url, pid } = await startApi(bench.stage, { CACHE_SECONDS: '0' });
    const addressOf = (path: string, query: Record<string, string> = {}) =>
      `${url}/api/shop/builds/${path}?${new URLSearchParams(query).toString()}`;
    const read = async (address: string) => (await fetch(address)).json();
    const { data: ready } = (await read(addressOf('ready'))) as ReadyBuildsReply;
    const parts = (ready[0]?.parts ?? []).map(({ _id }) => _id).join(',');
    const at = (name: string, address: string) => ({
      name,
      pids: [pid],
      run: (seconds: number) => load({ url: address, connections, seconds }),
    });
    const rows = await compare(bench, [
      at('ready builds', addressOf('ready')),
      ...purposes.map((purpose) =>
        at(`suggest ${purpose}`, addressOf('suggest', { budget: '90000', purpose })),
      ),
      ...slots.map((slot) => at(`upgrade ${slot}`, addressOf('upgrades', { parts, slot }))),
    ]);
    const build = (await read(addressOf('parts', { parts }))) as BuildPartsReply;
    return [
      { title: 'Suggestions and upgrades', rows },
      evaluation(build.data, bench.effort.seconds),
    ];
  },
};

/** Measures the CPU time of evaluating one build. */
function evaluation(products: BuildPartsReply['data'], seconds: number): Finding {
  const parts = products.map(({ _id, category, name, attributes }) => ({
    id: _id,
    categoryId: category.id,
    name,
    attributes,
  }));
  const runs = Math.round(seconds * 1_000);
  for (let run = 0; run < runs; run += 1) evaluate(parts);
  const start = process.cpuUsage();
  for (let run = 0; run < runs; run += 1) evaluate(parts);
  const { user, system } = process.cpuUsage(start);
  return {
    title: `One build of ${String(parts.length)} parts, evaluated by every rule`,
    rows: [{ what: 'evaluate', runs, 'CPU µs': rounded((user + system) / runs) }],
  };
}
