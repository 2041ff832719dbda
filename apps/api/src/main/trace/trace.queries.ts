import type { Client } from 'pg';

/** One line of a trace. */
export interface TraceEntry {
  at: Date;
  source: string;
  text: string;
  /** Request or job behind it. */
  requestId: string | null;
}

export interface TracedOrder {
  id: string;
  number: number;
  status: string;
  createdAt: Date;
}

export async function findOrderByNumber(
  client: Client,
  number: number,
): Promise<TracedOrder | undefined> {
  const { rows } = await client.query<TracedOrder>(
    `select id, number::int, status, created_at as "createdAt" from customer_order
     where number = $1`,
    [number],
  );
  return rows[0];
}

/** Returns the account with this email address, or whose id has this hash. */
export async function findAccountId(
  client: Client,
  { email, hash }: { email?: string; hash?: string },
): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    email
      ? 'select id from account where email = lower($1)'
      : `select id from account where left(encode(sha256(id::text::bytea), 'hex'), 12) = $1`,
    [email ?? hash],
  );
  return rows[0]?.id;
}

/** Returns the account's newest orders. */
export async function listOrdersOf(client: Client, accountId: string): Promise<TracedOrder[]> {
  const { rows } = await client.query<TracedOrder>(
    `select id, number::int, status, created_at as "createdAt" from customer_order
     where account_id = $1 order by id desc limit 20`,
    [accountId],
  );
  return rows;
}

/** Returns what the database knows about an order, in time order. Jobs that are done stay for days. */
export async function listOrderEntries(client: Client, orderId: string): Promise<TraceEntry[]> {
  const { rows } = await client.query<TraceEntry>(
    `select at, 'event' as source, concat_ws(' ', status, payment_status, nullif(note, '')) as text,
       request_id as "requestId"
     from order_event where order_id = $1
     union all
     select created_at, 'payment', concat_ws(' ', provider, method, status, session_ref), null
     from payment where order_id = $1
     union all
     select paid_at, 'payment', concat_ws(' ', provider, method, 'paid', provider_ref), null
     from payment where order_id = $1 and paid_at is not null
     union all
     select received_at, 'provider', concat_ws(' ', type, payment_event.outcome, detail), null
     from payment_event join payment on payment.id = payment_id where order_id = $1
     union all
     select refund.updated_at, 'refund',
       concat_ws(' ', refund.status, refund.amount_centavos / 100.0, reason), null
     from refund join payment on payment.id = payment_id where order_id = $1
     union all
     select at, 'staff', action, request_id from audit_entry where subject = 'order:' || $1
     union all
     select at, 'outbox', kind || ' waits for the worker', null
     from outbox where payload ->> 'orderId' = $1::text
     union all
     select created_on, 'job', concat_ws(' ', name, data ->> 'email', 'queued as', id), data ->> 'requestId'
     from pgboss.job where data ->> 'orderId' = $1::text
     union all
     select coalesce(completed_on, started_on, start_after), 'job',
       concat_ws(' ', name, data ->> 'email', state, case when retry_count > 0 then
         'after ' || retry_count || ' retries' end, output ->> 'message'), data ->> 'requestId'
     from pgboss.job where data ->> 'orderId' = $1::text
     order by 1`,
    [orderId],
  );
  return rows;
}
