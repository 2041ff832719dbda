import type { Buyer } from '@sirkito/bench/orders/buyers';
import { bearer, type Answered } from '../load/call.ts';
import {
  orderRequest,
  ordersPath,
  repeat,
  type Buy,
  type Client,
  type Send,
} from '../load/load.ts';
import type { History } from './history.ts';

/**
 * Every fifth buyer clicks twice, and all write down what they learn. Every sixth cancels, except for
 * the scarce part, which must be sold out at the end.
 */
export function createShoppers(history: History, scarceId: string): Buy {
  let count = 0;
  return async (buyer, client) => {
    count += 1;
    const { accountId, productId } = buyer;
    const clicks = count % 5 === 0 ? 2 : 1;
    const cancels = count % 6 === 0 && productId !== scarceId;
    history.add({ type: 'order', accountId, productId });
    const request = orderRequest(buyer);
    const replies = await Promise.all(
      Array.from({ length: clicks }, () => repeat(client, ordersPath, request)),
    );
    for (const reply of replies) if (reply) record(history, buyer, reply);
    const placed = replies.find((reply) => reply?.status === 200);
    if (placed && cancels) return cancel(history, buyer, client, orderOf(placed).orderId);
    return replies.every((reply) => reply !== undefined);
  };
}

function record(history: History, { accountId }: Buyer, reply: Answered): void {
  if (reply.status === 200) {
    const { orderId, total } = orderOf(reply);
    history.add({ type: 'placed', accountId, orderId, total });
  } else history.add({ type: 'refused', accountId, code: codeOf(reply) });
}

/** Writes down every answer, because a repeated cancellation is refused once one was done. */
async function cancel(history: History, buyer: Buyer, client: Client, orderId: string) {
  const send: Send = async (path, init) => {
    const reply = await client.send(path, init);
    const outcome = 'body' in reply ? outcomeOf(reply) : '';
    const { accountId } = buyer;
    history.add({ type: 'cancel', accountId, orderId, status: reply.status, outcome });
    return reply;
  };
  const path = `${ordersPath}/${orderId}/cancel`;
  const request = { method: 'POST', headers: bearer(buyer.token) };
  return (await repeat({ ...client, send }, path, request)) !== undefined;
}

function outcomeOf(reply: Answered): string {
  if (reply.status === 200) return orderOf(reply).status;
  return reply.status === 409 ? codeOf(reply) : '';
}

const codeOf = ({ body }: Answered) => (JSON.parse(body) as { code: string }).code;

function orderOf({ body }: Answered) {
  type Order = { _id: string; total: number; status: string };
  // A cancellation answers `data`.
  const reply = JSON.parse(body) as { order: Order } | { data: Order };
  const { _id, total, status } = 'order' in reply ? reply.order : reply.data;
  return { orderId: _id, total, status };
}
