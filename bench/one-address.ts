import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { ListingReply } from '@sirkito/contracts/catalog/listing-schemas';
import { query } from '@sirkito/e2e/stack/database';
import { startApi } from '@sirkito/e2e/stack/servers';
import { buildStage, copyStage, type Stage } from '@sirkito/e2e/stack/stage';
import { sendAtRate, type Answer, type Call } from './harness/open-loop.ts';
import { percentile, rounded } from './harness/statistics.ts';
import { toTable } from './harness/table.ts';
import { makeBuyers, makeParts } from './orders/buyers.ts';

/** An hour of 5,000 people, at ten times its speed: what they do in six minutes. */
const hour = { minutes: 6, reads: 60_000, registrations: 1_000, signIns: 1_000, orders: 500 };
/** A carrier's gateway, from which all calls come. */
const headers = { 'x-forwarded-for': '198.51.100.7' };
const password = 'correct horse battery';
const guessedAccounts = 50;
const guessesPerSecond = 20;

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: String(hour.minutes) },
    /** Connections of the program that searches as fast as it is answered. */
    searchers: { type: 'string', default: '8' },
    // Copies a seeded database on the same server.
    like: { type: 'string' },
  },
});
const newEmail = () => `${randomUUID()}@bench.test`;
const isAnswered = ({ status }: Answer) => status === 200;
const seconds = Number(options.minutes) * 60;
const scaled = (count: number) => Math.round((count * Number(options.minutes)) / hour.minutes);

const stage = await (options.like ? copyStage(options.like, 'bench') : buildStage('bench'));
try {
  await measure(stage);
} finally {
  await stage.cleanup.disposeAsync();
}

/** Prints what people behind one address get while two programs there attack the shop. */
async function measure(on: Stage): Promise<void> {
  // The stage lifts the limits; an empty value is the default.
  const defaults = { RATE_LIMIT_PER_MINUTE: '', ACCOUNT_LIMITS: '', PASSWORD_MEMORY_KIB: '' };
  const { url } = await startApi(on, defaults);
  const register = (email: string): Call => ({
    url: `${url}/api/auth/register`,
    body: { userName: 'Maria Santos', email, password, confirmPassword: password },
  });
  const signIn = (email: string, tried: string): Call => ({
    url: `${url}/api/auth/login`,
    body: { email, password: tried },
  });
  const people = await addPeople(on.databaseUrl, register(newEmail()));
  const order = await orderCalls(on.databaseUrl, url);
  const read = await readCalls(url);
  const streams: [string, number, (index: number) => Call][] = [
    ['reading', scaled(hour.reads), read],
    ['registering', scaled(hour.registrations), () => register(newEmail())],
    ['signing in', scaled(hour.signIns), (n) => signIn(people.own[n] ?? '', password)],
    ['ordering', scaled(hour.orders), order],
  ];
  const guessed = (index: number) => index % guessedAccounts;
  const before = loadavg();
  const [honest, guesses, searches] = await Promise.all([
    Promise.all(
      streams.map(async ([what, count, call]) => ({
        what,
        answers: await send(count, call),
      })),
    ),
    send(guessesPerSecond * seconds, (n) => signIn(people.guessed[guessed(n)] ?? '', 'a guess')),
    search(url),
  ]);
  const rows = honest.map(({ what, answers }) => row(what, answers));
  console.log(
    toTable({
      title: `People behind one address, ${options.minutes} of ${hour.minutes} minutes`,
      rows: [...rows, row('guessing', guesses), row('searching', searches)],
      notes: [
        ...guessNotes(guesses, guessed),
        `searches answered per second: ${rounded(searches.filter(isAnswered).length / seconds)}`,
        `load average ${before.map(rounded).join(', ')} before, ${loadavg().map(rounded).join(', ')} after`,
      ],
    }),
  );
  if (honest.some(({ answers }) => !answers.every(isAnswered))) process.exitCode = 1;
}

async function send(count: number, call: (index: number) => Call): Promise<Answer[]> {
  const from = (index: number) => {
    const made = call(index);
    return { ...made, headers: { ...headers, ...made.headers } };
  };
  const sent = await sendAtRate({ perSecond: count / seconds, seconds, call: from });
  return sent.answers;
}

/** A program that searches for ever new words, as fast as it is answered. */
async function search(url: string): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true });
  const answers: Answer[] = [];
  const end = performance.now() + seconds * 1_000;
  const one = async () => {
    while (performance.now() < end) {
      const words = `ryzen ${Math.random().toString(36).slice(2, 6)}`;
      const call = {
        url: `${url}/api/shop/products/get?search=${encodeURIComponent(words)}`,
        headers,
      };
      answers.push(
        ...(await sendAtRate({ perSecond: 1, seconds: 1, call: () => call, agent })).answers,
      );
    }
  };
  await Promise.all(Array.from({ length: Number(options.searchers) }, one));
  agent.destroy();
  return answers;
}

/** Listings, products and searches, of which some repeat within seconds, as people's do. */
async function readCalls(url: string): Promise<(index: number) => Call> {
  const reply = await fetch(`${url}/api/shop/products/get?limit=50`);
  const { data } = (await reply.json()) as ListingReply;
  const paths: ((n: number) => string)[] = [
    (n) => `get?category=graphics_card&min_price=${n % 200}`,
    (n) => `get/${data[n % data.length]?._id ?? ''}`,
    (n) => `get?category=cpu&max_price=${50_000 + (n % 200)}`,
    (n) => `get?search=ryzen+${n % 300}`,
  ];
  return (n) => ({ url: `${url}/api/shop/products/${paths[n % paths.length]?.(n) ?? ''}` });
}

/** Adds accounts that share a password, because hashing thousands takes minutes. */
async function addPeople(databaseUrl: string, { url, body }: Call) {
  const first = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!first.ok) throw new Error(await first.text());
  const add = async (count: number) => {
    const { rows } = await query(
      databaseUrl,
      `insert into account (id, user_name, email, password_hash, created_at, updated_at)
       select gen_random_uuid(), 'Person', gen_random_uuid() || '@bench.test', hash, now(), now()
       from generate_series(1, $1),
         (select password_hash as hash from account order by created_at desc limit 1) as made
       returning email`,
      [count],
    );
    return (rows as { email: string }[]).map(({ email }) => email);
  };
  return { own: await add(scaled(hour.signIns) + 1), guessed: await add(guessedAccounts) };
}

/** Half are new customers; the shop's own limits on unpaid orders apply, half pay in cash. */
async function orderCalls(databaseUrl: string, url: string): Promise<(index: number) => Call> {
  const productIds = await makeParts(databaseUrl, { count: 50, stock: 1_000 });
  const buyers = await makeBuyers({ databaseUrl, count: scaled(hour.orders) + 1, productIds });
  await query(databaseUrl, "delete from setting where key = 'cash_on_delivery'");
  await query(
    databaseUrl,
    `insert into customer_order (id, account_id, status, fulfilment, payment_method,
       payment_status, subtotal_centavos, shipping_centavos, total_centavos, vat_centavos, address,
       notes, created_at, updated_at)
     select gen_random_uuid(), id, 'delivered', 'delivery', 'cod', 'paid', 2500000, 0, 2500000,
       267857, '{}', '', now(), now()
     from unnest($1::uuid[]) as id`,
    [buyers.filter((_, index) => index % 4 < 2).map(({ accountId }) => accountId)],
  );
  return (index) => {
    const { addressId, token } = buyers[index] ?? { addressId: '', token: '' };
    return {
      url: `${url}/api/shop/orders`,
      body: { addressId, paymentMethod: index % 2 === 0 ? 'gcash' : 'cod' },
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': token.slice(2, 34) },
    };
  };
}

function row(what: string, answers: readonly Answer[]) {
  const count = (...statuses: number[]) =>
    answers.filter(({ status }) => statuses.includes(status)).length;
  const times = answers.filter(isAnswered).map(({ ms }) => ms);
  const at = (share: number) => (times.length > 0 ? rounded(percentile(times, share)) : null);
  return {
    what,
    calls: answers.length,
    200: count(200),
    400: count(400),
    429: count(429, 403),
    503: count(503),
    other: answers.length - count(200, 400, 429, 403, 503),
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
  };
}

function guessNotes(guesses: readonly Answer[], guessed: (index: number) => number): string[] {
  const checks = Array.from({ length: guessedAccounts }, () => 0);
  for (const { dueMs, status } of guesses) {
    const account = guessed(Math.round((dueMs * guessesPerSecond) / 1_000));
    if (status === 400) checks[account] = (checks[account] ?? 0) + 1;
  }
  const all = checks.reduce((sum, each) => sum + each, 0);
  return [
    `passwords checked: ${all} of ${guesses.length} guesses, at most ${Math.max(...checks)} of one account`,
  ];
}
