import { Agent } from 'node:http';
import type { ListingReply } from '@sirkito/contracts/catalog/listing-schemas';
import { startApi, type Server } from '@sirkito/e2e/stack/servers';
import type { BenchCase, Row } from '../harness/bench-case.ts';
import { makeBuyers, makeParts, type Buyer } from '../orders/buyers.ts';
import { sendAtRate, type Answer, type Call } from '../harness/open-loop.ts';
import { percentile, rounded } from '../harness/statistics.ts';

/** Share of requests that place an order. */
const orderShare = 0.1;
/** A later answer counts as lost: its visitor has given up. */
const maxMs = 1_000;
const overloadFactor = 3;
const steps = [100, 200, 300, 400, 500, 650, 800, 1_000, 1_300];

interface Phase {
  perSecond: number;
  seconds: number;
  orders: Answer[];
  reads: Answer[];
}

export const overload: BenchCase = {
  name: 'overload',
  about: 'open-loop load at three times the rate the API can serve: nine reads to one order',
  run: async ({ stage, effort }) => {
    const api = await startApi(stage);
    // nginx too holds connections open.
    const agents = [newAgent(), newAgent()] as const;
    const seconds = Math.ceil(effort.seconds * 3);
    const productIds = await makeParts(stage.databaseUrl, { count: 50, stock: 1_000_000 });
    const send = async (perSecond: number, time = seconds): Promise<Phase> => {
      const count = Math.ceil(perSecond * orderShare * time);
      const buyers = await makeBuyers({ databaseUrl: stage.databaseUrl, count, productIds });
      const reading = await readCalls(api);
      const stream = (part: number, agent: Agent, call: (index: number) => Call) =>
        sendAtRate({ perSecond: perSecond * part, seconds: time, call, agent });
      const [orders, reads] = await Promise.all([
        stream(orderShare, agents[0], orderCalls(api, buyers)),
        stream(1 - orderShare, agents[1], reading),
      ]);
      return { perSecond, seconds: time, orders: orders.answers, reads: reads.answers };
    };

    await send(steps[0] ?? 100, effort.warmUpSeconds);
    const calm = await send(steps[0] ?? 100);
    const rising = [calm];
    for (const perSecond of steps.slice(1)) {
      const phase = await send(perSecond);
      rising.push(phase);
      if (goodput(phase) < 0.8 * perSecond) break;
    }
    const peak = Math.max(...rising.map(goodput));
    const under = await send(Math.round(peak * overloadFactor), seconds * 2);
    const after = await send(Math.round(peak / 2), 15);
    for (const agent of agents) agent.destroy();
    return [
      {
        title: `Rising load, ${seconds} s each; useful answers are 200 within ${maxMs} ms`,
        rows: rising.map((phase) => row(`${phase.perSecond} per second`, phase)),
      },
      {
        title: `Overload at ${overloadFactor} × the peak of ${rounded(peak)} per second, then half of it`,
        rows: [row('overload', under), row('after', after)],
        notes: [
          `useful answers under overload ÷ peak: ${rounded(goodput(under) / peak)}`,
          `orders answered in time under overload: ${rounded(share(under.orders))}, reads: ${rounded(share(under.reads))}`,
          `seconds until every second's answers are useful again: ${recovery(after)}`,
        ],
      },
    ];
  },
};

const newAgent = () => new Agent({ keepAlive: true, maxSockets: 1_024 });
const isUseful = ({ status, ms }: Answer) => status === 200 && ms <= maxMs;
const share = (answers: readonly Answer[]) => answers.filter(isUseful).length / answers.length;
const goodput = ({ orders, reads, seconds }: Phase) =>
  [...orders, ...reads].filter(isUseful).length / seconds;

/** Returns the first second from which on all answers are useful. */
function recovery({ orders, reads }: Phase): number {
  const useless = [...orders, ...reads].filter((answer) => !isUseful(answer));
  return useless.reduce((latest, { dueMs }) => Math.max(latest, Math.ceil(dueMs / 1_000)), 0);
}

function orderCalls(api: Server, buyers: readonly Buyer[]) {
  return (index: number): Call => {
    const buyer = buyers[index];
    if (!buyer) throw new Error('more orders than buyers');
    return {
      url: `${api.url}/api/shop/orders`,
      body: { addressId: buyer.addressId, paymentMethod: 'cod' },
      headers: {
        authorization: `Bearer ${buyer.token}`,
        'idempotency-key': buyer.token.slice(2, 34),
      },
    };
  };
}

/** Listings with a new price filter each, so that none is cached, and products. */
async function readCalls(api: Server) {
  const reply = await fetch(`${api.url}/api/shop/products/get?limit=50`);
  const { data } = (await reply.json()) as ListingReply;
  const first = Math.floor(performance.now());
  return (index: number): Call => {
    const product = data[index % data.length]?._id;
    const path =
      index % 2 === 0
        ? `/api/shop/products/get?category=graphics_card&min_price=${(first + index) % 20_000}`
        : `/api/shop/products/get/${product}`;
    return { url: `${api.url}${path}` };
  };
}

function row(what: string, phase: Phase): Row {
  const { orders, reads } = phase;
  const all = [...orders, ...reads];
  const shed = all.filter(({ status }) => status === 503).length;
  const other = all.filter(({ status }) => status !== 200 && status !== 503).length;
  return {
    what,
    'useful per second': rounded(goodput(phase)),
    shed,
    other,
    'orders in time': rounded(share(orders)),
    'order p99 ms': rounded(
      percentile(
        orders.map(({ ms }) => ms),
        0.99,
      ),
    ),
    'read p50 ms': rounded(
      percentile(
        reads.map(({ ms }) => ms),
        0.5,
      ),
    ),
    'read p99 ms': rounded(
      percentile(
        reads.map(({ ms }) => ms),
        0.99,
      ),
    ),
  };
}
