import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Buyer } from '@sirkito/bench/orders/buyers';
import { bearer, call, sendJson, type Reply } from './call.ts';

export const kinds = ['order', 'session', 'catalogue', 'page'] as const;
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
  /** Ends the load. Returns the number of orders that were never acknowledged. */
  stop: () => Promise<number>;
}

/** Milliseconds between requests: low, because the shop may have two cores only. */
const everyMs: Record<Kind, number> = { order: 200, session: 500, catalogue: 500, page: 500 };
const settleMs = 30_000;
const maxRetryAfterMs = 2_000;

export function startLoad(origin: string, buyers: Buyer[]): Load {
  const began = performance.now();
  const now = () => performance.now() - began;
  const answers: Answer[] = [];
  const acknowledged: Acknowledged[] = [];
  const pending = new Set<Promise<void>>();
  let unacknowledged = 0;
  let giveUpAt = Infinity;
  let sent = 0;

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
  const placeOrder = async () => {
    // Without buyers orders stop, which shows as a gap.
    if (buyers.length === 0) return;
    const { accountId, token, addressId } = takeBuyer();
    const request = sendJson(
      token,
      { addressId, paymentMethod: 'cod' },
      { 'idempotency-key': randomUUID() },
    );
    unacknowledged += 1;
    while (now() < giveUpAt) {
      const reply = await record('order', call(`${origin}/api/shop/orders`, request));
      if (reply.status === 200 && 'body' in reply) {
        acknowledged.push({ accountId, orderId: orderIdOf(reply.body) });
        unacknowledged -= 1;
        return;
      }
      const seconds = 'retryAfter' in reply ? Number(reply.retryAfter ?? 1) : 0.5;
      await delay(Math.min(seconds * 1_000, maxRetryAfterMs));
    }
  };
  const read = (kind: Kind, url: string, init?: RequestInit) => async () =>
    void (await record(kind, call(url, init)));
  const requests: Record<Kind, () => Promise<void>> = {
    order: placeOrder,
    session: read('session', `${origin}/api/auth/check-auth`, {
      headers: bearer(reader?.token ?? ''),
    }),
    // Each price is another key in the API's cache.
    catalogue: () => {
      sent += 1;
      const query = `category=memory&min_price=${sent}`;
      return read('catalogue', `${origin}/api/shop/products/get?${query}`)();
    },
    page: read('page', `${origin}/shop/home`),
  };
  const timers = kinds.map((kind) =>
    setInterval(() => {
      const sending = requests[kind]().finally(() => pending.delete(sending));
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
      return unacknowledged;
    },
  };
}

export const orderIdOf = (body: string): string =>
  (JSON.parse(body) as { order: { _id: string } }).order._id;
