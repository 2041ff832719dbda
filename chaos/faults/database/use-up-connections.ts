import { Client } from 'pg';
import type { Fault } from '../../harness/fault.ts';

export const useUpConnections: Fault = {
  name: 'connection-limit',
  about: "others take every free connection, and some of the shop's are cut",
  seconds: 6,
  maxGap: { orders: 10, reads: 10, pages: 5 },
  stops: ['orders', 'reads'],
  run: async ({ shop, hold }) => {
    const clients: Client[] = [];
    const fill = async () => {
      try {
        while (clients.length < shop.postgres.maxConnections)
          clients.push(await connect(shop.databaseUrl));
      } catch {
        // All connections are taken, as intended.
      }
    };
    await fill();
    try {
      await clients[0]?.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = '' and pid <> pg_backend_pid() and usename is not null limit 5`,
      );
      await fill();
      await hold();
    } finally {
      await Promise.all(clients.map((client) => client.end()));
    }
    return [];
  },
};

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString, application_name: 'chaos' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
