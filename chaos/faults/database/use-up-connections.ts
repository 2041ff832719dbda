import { Client } from 'pg';
import type { Fault } from '../../harness/fault.ts';
import type { Shop } from '../../stack/shop.ts';

export const useUpConnections: Fault = {
  name: 'connection-limit',
  about: "others take every connection, also the shop's when they are cut",
  seconds: 6,
  stops: ['orders', 'reads'],
  maxGap: { orders: 10, reads: 10, pages: 5 },
  run: async ({ shop, hold }) => {
    const clients: Client[] = [];
    try {
      await takeFree(shop, clients);
      for (let left = 1; left > 0;) {
        left = (await clients[0]?.query(cutSql))?.rowCount ?? 0;
        await takeFree(shop, clients);
      }
      await hold();
    } finally {
      await Promise.all(clients.map((client) => client.end()));
    }
    return [];
  },
};

const cutSql = `select pg_terminate_backend(pid) from pg_stat_activity
  where backend_type = 'client backend' and application_name <> 'chaos'`;

/** Connects until the server refuses. */
async function takeFree({ databaseUrl }: Shop, clients: Client[]): Promise<void> {
  for (;;) {
    const client = new Client({ connectionString: databaseUrl, application_name: 'chaos' });
    // A cut connection also emits an error.
    client.on('error', () => undefined);
    try {
      await client.connect();
      clients.push(client);
    } catch {
      return;
    }
  }
}
