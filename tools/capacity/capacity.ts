/** CPU µs per operation, by where it is spent. docs/scale.md says how each was measured. */
const costs = {
  cachedPage: { web: 120 },
  // With its API calls, whose replies are not cached either.
  renderedPage: { web: 26_500, database: 3_850 },
  cachedCall: { api: 214 },
  uncachedCall: { api: 2_380, database: 1_620 },
  cartView: { api: 583, database: 260 },
  cartChange: { api: 851, database: 805 },
  // Few at a time; in a rush, batches cost a sixth.
  order: { api: 2_000, database: 1_400 },
  signIn: { api: 51_000, database: 800 },
  email: { worker: 9_500 },
};
type Work = keyof typeof costs;
type Place = 'web' | 'api' | 'database' | 'worker';

/** Per visit. */
const visit = {
  pages: 9,
  calls: 10,
  signedIn: 0.2,
  cartViewsSignedIn: 2,
  cartChanges: 0.1,
  signIns: 0.03,
  orders: 0.015,
  kilobytes: { calls: 40, pages: 50, files: 310, pictures: 480 },
};
const order = { emails: 4, steps: 4, diskBytes: 12_300, walBytes: 228_000 };
const shop = {
  peakFactor: 10,
  /** Different pages and different replies, requested by Zipf's law. */
  pages: 20_000,
  replies: 30_000,
  pageSeconds: 2,
  replySeconds: 2,
};
const host = { cores: 8, busy: 0.5, apiProcesses: 3, webProcesses: 3, pooled: 20, worker: 15 };
/** At most one operation for each API call. */
const redisMicros = 10;
const backupBytesPerSecond = 100e6;

interface Size {
  visits: number;
  /** A CDN caches public pages, in one place for all. */
  hasCdn: boolean;
}

const sizes: readonly Size[] = [
  { visits: 1e6, hasCdn: false },
  { visits: 10e6, hasCdn: false },
  { visits: 1e6, hasCdn: true },
  { visits: 10e6, hasCdn: true },
  { visits: 100e6, hasCdn: true },
];

interface Caches {
  items: number;
  seconds: number;
  count: number;
}

/** Returns the requests a second that caches with nothing in common don't answer. */
export function misses(rate: number, { items, seconds, count }: Caches): number {
  const weights = Array.from({ length: items }, (_, index) => 1 / (index + 1));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.reduce((sum, weight) => {
    const own = (rate * weight) / whole / count;
    return sum + (count * own) / (1 + own * seconds);
  }, 0);
}

/** Returns what a size needs at the peak. */
function capacityFor({ visits, hasCdn }: Size) {
  const average = visits / 86_400;
  const peak = average * shop.peakFactor;
  // More hosts mean more page caches, which render more: start with two and repeat until it fits.
  let appHosts = 2;
  for (;;) {
    const rates = ratesAt(peak, appHosts, hasCdn);
    const cores = coresFor(rates, average);
    const needed = Math.max(
      1,
      Math.ceil((cores.web + cores.api + cores.worker) / host.cores / host.busy),
    );
    // One more, so that any of them may fail.
    if (needed + 1 <= appHosts) return { average, peak, rates, cores, appHosts };
    appHosts = needed + 1;
  }
}

function ratesAt(peak: number, appHosts: number, hasCdn: boolean): Record<Work, number> {
  const [pages, calls] = [peak * visit.pages, peak * visit.calls];
  const { pages: items, pageSeconds: seconds } = shop;
  const pageCaches = hasCdn ? 1 : appHosts * host.webProcesses;
  const rendered = misses(pages, { items, seconds, count: pageCaches });
  const replyCaches = appHosts * host.apiProcesses;
  const replies = { items: shop.replies, seconds: shop.replySeconds, count: replyCaches };
  const uncached = misses(calls, replies);
  return {
    cachedPage: hasCdn ? 0 : pages - rendered,
    renderedPage: rendered,
    cachedCall: calls - uncached,
    uncachedCall: uncached,
    cartView: peak * visit.signedIn * visit.cartViewsSignedIn,
    cartChange: peak * visit.cartChanges,
    order: peak * visit.orders,
    signIn: peak * visit.signIns,
    email: 0,
  };
}

/** No shopper waits for emails and staff's steps, so they count with the day's average. */
function coresFor(rates: Record<Work, number>, average: number): Record<Place, number> {
  const later = average * visit.orders;
  const all = { ...rates, order: rates.order + later * order.steps, email: later * order.emails };
  const cores = { web: 0, api: 0, database: 0, worker: 0 };
  for (const [work, cost] of Object.entries(costs)) {
    for (const [place, micros] of Object.entries(cost)) {
      cores[place as Place] += (all[work as Work] * micros) / 1e6; // as in costs
    }
  }
  return cores;
}

/** The table in docs/scale.md. */
export function capacityTable(): string {
  const all = sizes.map((size) => ({ ...size, ...capacityFor(size) }));
  type One = (typeof all)[number];
  const databaseHosts = ({ cores }: One) =>
    Math.max(3, Math.ceil(cores.database / host.cores / host.busy) + 1);
  const { calls, pages, files, pictures } = visit.kilobytes;
  const gbitPerSecond = ({ peak }: One, kilobytes: number) => (peak * kilobytes * 8) / 1e6;
  const ordersPerDay = ({ visits }: One) => visits * visit.orders;
  const diskPerYear = (one: One) => (ordersPerDay(one) * 365 * order.diskBytes) / 1e9;
  const connections = ({ appHosts }: One) =>
    appHosts * (host.pooled + 2 * host.apiProcesses + host.worker);
  const lines: [string, (one: One) => number][] = [
    ['Visits a second, average', ({ average }) => average],
    ['Visits a second, peak', ({ peak }) => peak],
    ['Page requests a second', ({ peak }) => peak * visit.pages],
    ['– of which rendered', ({ rates }) => rates.renderedPage],
    ['API calls a second', ({ rates }) => rates.cachedCall + rates.uncachedCall],
    ['– of which uncached', ({ rates }) => rates.uncachedCall],
    ['Cart changes a second', ({ rates }) => rates.cartChange],
    ['Sign-ins a second', ({ rates }) => rates.signIn],
    ['Orders a day', ordersPerDay],
    ['Orders a second', ({ rates }) => rates.order],
    ['Cores for web', ({ cores }) => cores.web],
    ['Cores for API', ({ cores }) => cores.api],
    ['Cores for workers (day’s average)', ({ cores }) => cores.worker],
    ['Cores for PostgreSQL, all nodes', ({ cores }) => cores.database],
    ['– of which the primary must do', writeCores],
    ['App hosts of 8 cores, half busy, N+1', ({ appHosts }) => appHosts],
    ['Database hosts of 8 cores, the same', databaseHosts],
    ['Connections to the primary', connections],
    ['Cores for Redis, at most', ({ peak }) => (peak * visit.calls * redisMicros) / 1e6],
    ['Gbit/s from the shop', (one) => gbitPerSecond(one, one.hasCdn ? calls : calls + pages)],
    [
      'Gbit/s from the CDN',
      (one) => gbitPerSecond(one, files + pictures + (one.hasCdn ? pages : 0)),
    ],
    ['Orders on disk, GB a year', diskPerYear],
    ['WAL of orders, GB a day', (one) => (ordersPerDay(one) * order.walBytes) / 1e9],
    [
      'Full backup after a year, minutes',
      (one) => (diskPerYear(one) * 1e9) / backupBytesPerSecond / 60,
    ],
  ];
  const format = (value: number) =>
    value >= 100
      ? Math.round(Number(value.toPrecision(3))).toLocaleString('en')
      : String(Number(value.toPrecision(2)));
  return [
    `| Peak, unless it says otherwise | ${sizes.map(({ visits, hasCdn }) => `${visits / 1e6} M${hasCdn ? ', CDN' : ''}`).join(' | ')} |`,
    `|---|${sizes.map(() => '---|').join('')}`,
    ...lines.map(
      ([name, value]) => `| ${name} | ${all.map((one) => format(value(one))).join(' | ')} |`,
    ),
  ].join('\n');
}

/** Carts, orders and sessions. Catalogue reads may go to the standbys. */
const writeCores = ({ rates, average }: ReturnType<typeof capacityFor>): number =>
  coresFor({ ...rates, renderedPage: 0, uncachedCall: 0 }, average).database;

if (import.meta.main) console.log(capacityTable());
