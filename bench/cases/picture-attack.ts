import type { ListingReply } from '@sirkito/contracts/catalog/listing-schemas';
import { startApi } from '@sirkito/e2e/stack/servers';
import type { BenchCase } from '../harness/bench-case.ts';
import { sendAtRate, type Call, type Sent } from '../harness/open-loop.ts';
import { median, percentile, rounded } from '../harness/statistics.ts';

const visitsPerSecond = 20;
/** More than the API draws in that time. */
const attacksPerSecond = 20;
const partsPerBuild = 5;

interface Attack {
  name: string;
  addressOf: (index: number) => string;
  visitors: Sent[];
  pictures: Sent[];
}

export const pictureAttack: BenchCase = {
  name: 'picture-attack',
  about: 'other visitors while images of ever new builds are requested in parallel',
  run: async ({ stage, effort }) => {
    const { url } = await startApi(stage, { RATE_LIMIT_PER_MINUTE: '100000' });
    const parts = await listParts(url);
    let builds = 0;
    const picture = (address: string): Call => {
      builds += 1;
      // Of fifty parts, so that hardly any build comes twice and is cached.
      const ids = parts.toSorted(() => Math.random() - 0.5).slice(0, partsPerBuild);
      return callFrom(address, `${url}/api/shop/builds/picture?parts=${ids.join()}`);
    };
    let visits = 0;
    const visit = (): Call => {
      visits += 1;
      const query = `category=graphics_card&min_price=${String(visits)}`;
      return callFrom('198.51.100.1', `${url}/api/shop/products/get?${query}`);
    };
    const seconds = effort.seconds * 3;
    const browse = () => sendAtRate({ perSecond: visitsPerSecond, seconds, call: visit });

    await browse();
    const calm: Sent[] = [];
    const attacks: Attack[] = [
      { name: 'one address', addressOf: () => '203.0.113.1', visitors: [], pictures: [] },
      { name: 'an address each', addressOf: toAddress, visitors: [], pictures: [] },
    ];
    for (let round = 0; round < effort.rounds; round += 1) {
      for (const { addressOf, visitors, pictures } of attacks) {
        calm.push(await browse());
        const attack = sendAtRate({
          perSecond: attacksPerSecond,
          seconds,
          call: () => picture(addressOf(builds)),
        });
        visitors.push(await browse());
        pictures.push(await attack);
      }
    }
    const calmMs = medianP95(calm);
    return [
      {
        title: `Listings at ${String(visitsPerSecond)} a second beside ${String(attacksPerSecond)} requests for images a second`,
        rows: [
          {
            what: 'no attack',
            'p95 ms': rounded(calmMs),
            'calm p95 ×': 1,
            drawn: 0,
            refused: 0,
          },
          ...attacks.map(({ name, visitors, pictures }) => ({
            what: `from ${name}`,
            'p95 ms': rounded(medianP95(visitors)),
            'calm p95 ×': rounded(medianP95(visitors) / calmMs),
            drawn: countOf(pictures, 200),
            refused: countOf(pictures, 429) + countOf(pictures, 503),
          })),
        ],
        notes: ['p95 is the median of the rounds; at most 1.5 × without an attack'],
      },
    ];
  },
};

async function listParts(url: string): Promise<string[]> {
  const reply = await fetch(`${url}/api/shop/products/get?limit=50`);
  const { data } = (await reply.json()) as ListingReply;
  return data.map(({ _id }) => _id);
}

/** Returns another address of a network for benchmarks (RFC 2544) for each number. */
function toAddress(index: number): string {
  return `198.18.${String(Math.floor(index / 256))}.${String(index % 256)}`;
}

function callFrom(address: string, url: string): Call {
  return { url, headers: { 'x-forwarded-for': address } };
}

function medianP95(phases: readonly Sent[]): number {
  return median(phases.map(({ times }) => percentile(times, 0.95)));
}

function countOf(phases: readonly Sent[], status: number): number {
  return phases.reduce((sum, { statuses }) => sum + (statuses.get(status) ?? 0), 0);
}
