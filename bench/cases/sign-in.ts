import { startApi } from '@sirkito/e2e/stack/servers';
import type { ListingReply } from '@sirkito/contracts/catalog/listing-schemas';
import type { BenchCase, Row } from '../harness/bench-case.ts';
import { sendAtRate, type Sent } from '../harness/open-loop.ts';
import { memoryMb } from '../harness/processes.ts';
import { percentile, rounded } from '../harness/statistics.ts';

const attackPerSecond = 200;
const addresses = 10_000;
const readsPerSecond = 100;

export const signIn: BenchCase = {
  name: 'sign-in',
  about: 'product reads during 200 sign-ins per second from 10,000 IP addresses',
  run: async ({ stage, effort }) => {
    const api = await startApi(stage);
    const { data } = (await (
      await fetch(`${api.url}/api/shop/products/get?limit=50`)
    ).json()) as ListingReply;
    const product = (index: number) => data[index % data.length]?._id ?? '';
    const read = (seconds: number) =>
      sendAtRate({
        perSecond: readsPerSecond,
        seconds,
        call: (index) => ({ url: `${api.url}/api/shop/products/get/${product(index)}` }),
      });
    const attack = (seconds: number) =>
      sendAtRate({
        perSecond: attackPerSecond,
        seconds,
        call: (index) => ({
          url: `${api.url}/api/auth/login`,
          body: { email: `guess${index % 997}@sirkito.test`, password: 'not my password' },
          headers: { 'x-forwarded-for': addressOf(index % addresses) },
        }),
      });

    await read(effort.warmUpSeconds);
    await Promise.all([read(effort.warmUpSeconds), attack(effort.warmUpSeconds)]);
    const quietSeconds = effort.seconds * 3;
    const attackSeconds = effort.seconds * 10;
    const before = await read(quietSeconds);
    const memory = [memoryMb(api.pid)];
    const watching = setInterval(() => memory.push(memoryMb(api.pid)), 1_000);
    const [during, attempts] = await Promise.all([read(attackSeconds), attack(attackSeconds)]);
    clearInterval(watching);
    const after = await read(quietSeconds);

    const quiet = { times: [...before.times, ...after.times], statuses: before.statuses };
    for (const [status, count] of after.statuses) {
      quiet.statuses.set(status, (quiet.statuses.get(status) ?? 0) + count);
    }
    return [
      {
        title: `Product reads, ${readsPerSecond} per second, during ${attackPerSecond} sign-ins per second for ${attackSeconds} s`,
        rows: [
          row('reads, baseline', quiet, quiet),
          row('reads, during the attack', during, quiet),
        ],
        notes: [`API memory in MB, every second: ${memory.join(' ')}`],
      },
      {
        title: 'Sign-ins',
        rows: [row('sign-ins', attempts, attempts)],
        notes: ['400: bad credentials; 429: rate limited; 503: hashing queue full'],
      },
    ];
  },
};

type Latencies = Pick<Sent, 'times' | 'statuses'>;

const addressOf = (index: number): string =>
  `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;

function row(what: string, { times, statuses }: Latencies, baseline: Latencies): Row {
  const p99 = percentile(times, 0.99);
  return {
    what,
    answers: times.length,
    statuses: [...statuses].map(([status, count]) => `${status}: ${count}`).join(', '),
    'p50 ms': rounded(percentile(times, 0.5)),
    'p99 ms': rounded(p99),
    'p99 × baseline': rounded(p99 / percentile(baseline.times, 0.99)),
  };
}
