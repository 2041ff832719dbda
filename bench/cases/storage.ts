import { setTimeout as delay } from 'node:timers/promises';
import { startSmtpServer } from '../../scripts/services/smtp-server.ts';
import { startApi, startWorker } from '@sirkito/e2e/stack/servers';
import { Client } from 'pg';
import type { BenchCase, Row } from '../harness/bench-case.ts';
import { makeBuyers, makeParts, type Buyer } from '../orders/buyers.ts';
import { rush } from '../orders/order-rush.ts';
import { signInOwner } from '../orders/sessions.ts';

/** A cash order from the queue to the customer. */
const steps = [
  { status: 'confirmed' },
  { status: 'processing' },
  { status: 'shipped', courier: 'J&T', trackingNumber: 'JT-1000001' },
  { status: 'delivered' },
];
// Few, and a lenient API: a busy machine may stall for a moment.
const connections = 4;

export const storage: BenchCase = {
  name: 'storage',
  about: 'bytes of an order on disk and in the WAL, from checkout to delivery',
  run: async ({ stage, effort }) => {
    const { databaseUrl } = stage;
    const many = effort.rounds === 1 ? 100 : 1_000;
    const few = effort.rounds === 1 ? 5 : 30;
    const smtp = await startSmtpServer();
    stage.cleanup.defer(() => smtp.close());
    const api = await startApi(stage, { OVERLOAD_AFTER_MS: '30000' });
    await startWorker(stage, smtp.url);
    const productIds = await makeParts(databaseUrl, { count: 100, stock: many });
    const buyers = await makeBuyers({ databaseUrl, count: many + few, productIds });
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    stage.cleanup.defer(() => client.end());
    const walOf = async (work: () => Promise<unknown>) => {
      const before = await client.query<{ at: string }>('select pg_current_wal_lsn() as at');
      await work();
      const { rows } = await client.query<{ bytes: string }>(
        'select pg_current_wal_lsn() - $1::pg_lsn as bytes',
        [before.rows[0]?.at],
      );
      return Number(rows[0]?.bytes);
    };
    const place = (who: Buyer[]) => rush([api.url], who, Math.min(connections, who.length));

    await client.query('checkpoint');
    const sizes = await tableSizes(client);
    const placed = await walOf(() => place(buyers.slice(few)));
    const handled = await walOf(async () => {
      await deliverAll(client, api.url, await signInOwner(databaseUrl));
      await settled(client);
    });
    const grown = await tableSizes(client);
    let apart = 0;
    for (const buyer of buyers.slice(0, few)) {
      await client.query('checkpoint');
      apart += await walOf(() => place([buyer]));
    }
    const tables = [...grown]
      .map(([what, bytes]): Row => ({
        what,
        bytes: Math.round((bytes - (sizes.get(what) ?? 0)) / many),
      }))
      .filter(({ bytes }) => Number(bytes) > 8)
      .toSorted((one, other) => Number(other['bytes']) - Number(one['bytes']));
    const total = tables.reduce((sum, { bytes }) => sum + Number(bytes), 0);
    return [
      {
        title: 'Disk per order of one line, with indexes',
        rows: [...tables, { what: 'all', bytes: total }],
      },
      {
        title: 'WAL per order',
        rows: [
          { what: 'placed, one after the other', bytes: Math.round(placed / many) },
          { what: 'placed, each after a checkpoint', bytes: Math.round(apart / few) },
          { what: 'emails, packing, shipping, delivery', bytes: Math.round(handled / many) },
        ],
        notes: ['Work of other databases on the server counts too.'],
      },
    ];
  },
};

/** Tables with their indexes. */
async function tableSizes(client: Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ name: string; bytes: string }>(
    `select oid::regclass::text as name, pg_total_relation_size(oid) as bytes from pg_class
     where relkind in ('r', 'm') and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`,
  );
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]));
}

async function deliverAll(client: Client, api: string, token: string): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select id from customer_order');
  const waiting = rows.map(({ id }) => id);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const deliver = async (id: string) => {
    for (const [version, step] of steps.entries()) {
      const body = JSON.stringify({ version: version + 1, ...step });
      const url = `${api}/api/admin/orders/${id}/status`;
      const reply = await fetch(url, { method: 'PUT', headers, body });
      if (!reply.ok) throw new Error(`${step.status}: ${await reply.text()}`);
    }
  };
  const deliverNext = async () => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) await deliver(id);
  };
  await Promise.all(Array.from({ length: connections }, deliverNext));
}

/** Waits until the worker has sent all emails. */
async function settled(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ left: number }>(
      `select (select count(*) from outbox)::int + (select count(*) from pgboss.job
         where state in ('created', 'retry', 'active') and name like 'notifications.%'
           and start_after <= now())::int as left`,
    );
    if (rows[0]?.left === 0) return;
    await delay(500);
  }
}
