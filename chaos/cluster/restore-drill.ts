import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { makeBuyers, makeParts, type Buyer } from '@sirkito/bench/orders/buyers';
import { query } from '@sirkito/e2e/stack/database';
import { hideRepository, restoreOn, runAsPostgres } from '../../scripts/cluster/backups.ts';
import { ofRole, type Host } from '../../scripts/cluster/hosts.ts';
import { localHosts } from '../../scripts/cluster/local-settings.ts';
import { primaryOf } from '../../scripts/cluster/patroni.ts';
import { waitFor } from '../../scripts/cluster/wait.ts';
import { required, type Settings } from '../../scripts/services/settings.ts';
import { call, sendJson } from '../load/call.ts';
import { orderIdOf } from '../load/load.ts';
import { databaseUrlOf } from './run.ts';

const ordersEach = 10;
const restored = '/var/lib/postgresql/15/restored';

/**
 * Restores the cluster's backups to a second before half of the orders and an erasure, then to the
 * newest change, then without the first repository. Returns what is wrong.
 */
export async function runRestoreDrill(settings: Settings): Promise<string[]> {
  const databases = ofRole(localHosts(settings), 'db');
  const primary = await waitFor('there is a primary', 30, () => primaryOf(databases));
  const standby = databases.find(({ name }) => name !== primary.name) ?? primary;
  const databaseUrl = await databaseUrlOf(settings);
  const productIds = await makeParts(databaseUrl, { count: 2, stock: 1_000 });
  const buyers = await makeBuyers({ databaseUrl, count: ordersEach * 2 + 1, productIds });
  const [erased = missingBuyer()] = buyers.splice(0, 1);
  console.log(await runAsPostgres(primary, ['sh', '/etc/sirkito/backup.sh'], 600));

  const origin = `https://${required(settings, 'FRONT')}`;
  const before = await placeOrders(origin, buyers.splice(0, ordersEach));
  await delay(1_500);
  const target = await readText(databaseUrl, `select date_trunc('second', now())::text`);
  await delay(1_500);
  const after = await placeOrders(origin, buyers);
  await erase(databaseUrl, erased);
  await runAsPostgres(primary, ['sh', '/etc/sirkito/copy-erasures.sh'], 60);
  await archiveAll(primary);
  console.log(`${before.length} orders until ${target}, then ${after.length} and an erasure`);

  const problems: string[] = [];
  const expectIn = async (what: string, ids: string[], expected: number, statement: string) => {
    const found = await listRestored(standby, statement);
    const count = ids.filter((id) => found.includes(id)).length;
    if (count !== expected) problems.push(`${what}: ${count} instead of ${expected}`);
  };

  console.log(`\n[DP-40] to ${target}`);
  await runAsPostgres(standby, ['rm', '-rf', restored], 60);
  console.log(await restoreOn(standby, ['--to', restored, '--target', target]));
  const orders = "select string_agg(id::text, ' ') as ids from customer_order";
  await expectIn('orders before the second', before, before.length, orders);
  await expectIn('orders after the second', after, 0, orders);
  const person = [erased.accountId];
  const accounts = "select string_agg(id::text, ' ') as ids from account";
  await expectIn('accounts of the erased person', person, 0, accounts);
  const list = "select string_agg(account_id::text, ' ') as ids from erased_account";
  await expectIn('entries in the list of erased accounts', person, 1, list);
  await runAsPostgres(standby, ['rm', '-rf', restored], 60);

  console.log('\n[DP-41] to the newest change');
  const newest = await readText(
    databaseUrl,
    'select number from customer_order order by created_at desc limit 1',
  );
  const verified = await restoreOn(standby, ['--to', restored, '--verify']);
  console.log(verified);
  if (!verified.includes(`newest order: ${newest} `)) problems.push(`${newest} is missing`);

  console.log('\n[DP-42] without the first repository, from the other site');
  const showRepository = await hideRepository();
  try {
    const remote = await restoreOn(standby, ['--to', restored, '--repo', '2', '--verify']);
    console.log(remote);
    if (!remote.includes(`newest order: ${newest} `)) problems.push(`${newest} is not off-site`);
  } finally {
    await showRepository();
  }
  return problems;
}

async function placeOrders(origin: string, buyers: readonly Buyer[]): Promise<string[]> {
  const ids: string[] = [];
  for (const { token, addressId } of buyers) {
    const body = { addressId, paymentMethod: 'cod' };
    const request = sendJson(token, body, { 'idempotency-key': randomUUID() });
    const reply = await call(`${origin}/api/shop/orders`, request);
    if (reply.status !== 200 || !('body' in reply)) throw new Error(`No order: ${reply.status}`);
    ids.push(orderIdOf(reply.body));
  }
  return ids;
}

/** Has the worker erase an account, as if its week had passed. */
async function erase(databaseUrl: string, { accountId }: Buyer): Promise<void> {
  await query(databaseUrl, 'update account set erase_at = now() where id = $1', [accountId]);
  await query(
    databaseUrl,
    `insert into pgboss.job (name, data)
     values ('accounts.erase_account', jsonb_build_object('accountId', $1::text))`,
    [accountId],
  );
  await waitFor('the account is erased', 60, async () => {
    const { rowCount } = await query(databaseUrl, 'select from account where id = $1', [accountId]);
    return rowCount === 0 || undefined;
  });
}

/** Ends the current WAL segment and waits until the archive has it. */
async function archiveAll(primary: Host): Promise<void> {
  const psql = ['psql', '-XAt', '-c'];
  const end = 'select pg_walfile_name(pg_switch_wal())';
  const current = await runAsPostgres(primary, [...psql, end], 30);
  const newest = 'select last_archived_wal from pg_stat_archiver';
  await waitFor(`${current} is archived`, 120, async () => {
    const archived = await runAsPostgres(primary, [...psql, newest], 30);
    return archived >= current || undefined;
  });
}

async function readText(databaseUrl: string, statement: string): Promise<string> {
  const { rows } = await query(databaseUrl, statement);
  return String(Object.values((rows as object[])[0] ?? {})[0]);
}

/** Reads ids from the restored database, which no server runs on. */
async function listRestored(host: Host, statement: string): Promise<string[]> {
  const single = `/usr/lib/postgresql/15/bin/postgres --single -D ${restored} sirkito`;
  const output = await runAsPostgres(host, ['sh', '-c', `echo "${statement}" | ${single}`], 120);
  return /ids = "([^"]*)"/.exec(output)?.[1]?.split(' ') ?? [];
}

function missingBuyer(): never {
  throw new Error('No buyers were made');
}
