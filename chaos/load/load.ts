import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Buyer } from '@sirkito/bench/orders/buyers';
import { call, sendJson, type Answered, type Reply } from './call.ts';
import { createReads, readKinds, type ReadKind } from './reads.ts';

export const kinds = ['order', ...readKinds] as const;
export type Kind = (typeof kinds)[number];

export interface Answer {
  kind: Kind;
  /** When it came, in milliseconds since the start of the load. */
  at: number;
  reply: Reply;
}

export interface Acknowledged {
  accountId: string;
  orderId: string;
}

/** A steady, small load of signed-in shoppers, through the web server like browsers. */
export interface Load {
  answers: Answer[];
  acknowledged: Acknowledged[];
  /** Milliseconds since the start. */
  now: () => number;
  /** Takes a buyer with a cart away from the load. */
  takeBuyer: () => Buyer;
  /** Resolves once every kind of request has succeeded again, or after the time. */
  succeedsAgain: (maxWaitMs: number) => Promise<boolean>;
  /** Ends the load. Returns the number of orders whose buyers never learned what became of them. */
  stop: () => Promise<number>;
}

export type Send = (path: string, init: RequestInit) => Promise<Reply>;
export interface Client {
  send: Send;
  /** Whether it is time to give up. */
  isOver: () => boolean;
}
/** Completes one purchase. Resolves to whether the buyer knows its outcome. */
export type Buy = (buyer: Buyer, client: Client) => Promise<boolean>;

export const ordersPath = '/api/shop/orders';
/** Milliseconds between requests: low, because the shop may have two cores only. */
const lightMs: Record<Kind, number> = { order: 200, session: 500, catalogue: 500, page: 500 };
const settleMs = 30_000;
const maxRetryAfterMs = 2_000;

export function startLoad(
  origin: string,
  buyers: Buyer[],
  { buy, everyMs = lightMs }: { buy?: Buy; everyMs?: Record<Kind, number> } = {},
): Load {
  const began = performance.now();
  const now = () => performance.now() - began;
  const answers: Answer[] = [];
  const acknowledged: Acknowledged[] = [];
  const pending = new Set<Promise<void>>();
  let unsettled = 0;
  let giveUpAt = Infinity;

  const takeBuyer = () => {
    const buyer = buyers.pop();
    if (!buyer) throw new Error('No buyers left: the fault took far longer than planned');
    return buyer;
  };
  const [reader] = buyers;
  const record = async (kind: Kind, reply: Promise<Reply>) => {
    const answer = { kind, reply: await reply, at: now() };
    answers.push(answer);
    return answer.reply;
  };
  const send: Send = (path, init) => {
    const reply = call(`${origin}${path}`, init);
    return path === ordersPath ? record('order', reply) : reply;
  };
  const buyOnce: Buy = async (buyer, client) => {
    const reply = await repeat(client, ordersPath, orderRequest(buyer));
    if (reply?.status !== 200) return false;
    acknowledged.push({ accountId: buyer.accountId, orderId: orderIdOf(reply.body) });
    return true;
  };
  const placeOrder = async () => {
    // Without buyers orders stop, which shows as a gap.
    if (buyers.length === 0) return;
    unsettled += 1;
    const isSettled = await (buy ?? buyOnce)(takeBuyer(), { send, isOver: () => now() > giveUpAt });
    if (isSettled) unsettled -= 1;
  };
  const reads = createReads(origin, reader?.token ?? '');
  const read = async (kind: ReadKind) => {
    await record(kind, call(...reads[kind]()));
  };
  const timers = kinds.map((kind) =>
    setInterval(() => {
      const request = kind === 'order' ? placeOrder() : read(kind);
      const sending = request.finally(() => pending.delete(sending));
      pending.add(sending);
    }, everyMs[kind]),
  );
  return {
    answers,
    acknowledged,
    now,
    takeBuyer,
    succeedsAgain: async (maxWaitMs) => {
      const [from, deadline] = [now(), now() + maxWaitMs];
      const succeeded = (kind: Kind) =>
        answers.some(
          ({ kind: other, at, reply }) =>
            other === kind && at - reply.ms > from && reply.status === 200,
        );
      while (now() < deadline) {
        if (kinds.every(succeeded)) return true;
        await delay(50);
      }
      return false;
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      giveUpAt = now() + settleMs;
      await Promise.all(pending);
      return unsettled;
    },
  };
}

/** An order for what is in the cart, under a key of its own. */
export const orderRequest = ({ token, addressId }: Buyer): RequestInit =>
  sendJson(token, { addressId, paymentMethod: 'cod' }, { 'idempotency-key': randomUUID() });

/** Repeats a request until it is acknowledged or refused. */
export async function repeat(
  { send, isOver }: Client,
  path: string,
  request: RequestInit,
): Promise<Answered | undefined> {
  while (!isOver()) {
    const reply = await send(path, request);
    if ('body' in reply && [200, 409].includes(reply.status)) return reply;
    const seconds = 'retryAfter' in reply ? Number(reply.retryAfter ?? 1) : 0.5;
    await delay(Math.min(seconds * 1_000, maxRetryAfterMs));
  }
  return undefined;
}

export const orderIdOf = (body: string): string =>
  (JSON.parse(body) as { order: { _id: string } }).order._id;
