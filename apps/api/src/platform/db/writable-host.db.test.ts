import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import {
  disposablePostgres,
  disposableStandby,
  type DisposableService,
} from '#api/testing/disposable-services.ts';
import { createListener } from './listener.ts';
import { createDatabase, createPool } from './pool.ts';
import { isDatabaseUnavailable } from './unavailable.ts';
import { findWritableHost } from './writable-host.ts';

const log = createLog('test', 'silent');
const ends = new AsyncDisposableStack();
let primary: DisposableService;
let standby: Awaited<ReturnType<typeof disposableStandby>>;

beforeAll(async () => {
  primary = await disposablePostgres();
  standby = await disposableStandby(primary);
});
afterAll(async () => {
  await ends.disposeAsync();
  await primary.remove();
  await standby.remove();
});

const hostOf = ({ url }: DisposableService) => new URL(url).host;
const urlOf = (...hosts: string[]) =>
  `postgres://postgres@${hosts.join(',')}/postgres?target_session_attrs=read-write`;

function connect(url: string) {
  const db = createDatabase(createPool({ url, size: 2 }));
  ends.defer(() => db.destroy());
  return async () => {
    const { rows } = await sql<{ port: number }>`
      select inet_server_port() as port, pg_current_xact_id()
    `.execute(db);
    return `127.0.0.1:${rows[0]?.port}`;
  };
}

/** Searches when the result of the last search is no longer used. */
async function searchAgain(url: string): Promise<string> {
  const later = performance.now() + 2_000;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
  try {
    return await findWritableHost(url);
  } finally {
    clock.mockRestore();
  }
}

test('[DP-13] connects to the host that accepts writes, wherever it stands in the list', async () => {
  for (const hosts of [
    [hostOf(primary), hostOf(standby)],
    [hostOf(standby), hostOf(primary)],
  ]) {
    expect(await connect(urlOf(...hosts))()).toBe(hostOf(primary));
  }
});

test('[DP-13] a host that never responds costs a second, once', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  ends.defer(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const url = urlOf(`127.0.0.1:${port}`, hostOf(primary));
  const secondsOf = async (work: () => Promise<unknown>) => {
    const startedAt = process.hrtime.bigint();
    await work();
    return Number(process.hrtime.bigint() - startedAt) / 1e9;
  };
  const askHost = connect(url);
  expect(await secondsOf(askHost)).toBeLessThan(2.5);
  expect(await askHost()).toBe(hostOf(primary));
  // Begins with the last host found.
  expect(await secondsOf(() => searchAgain(url))).toBeLessThan(0.9);
});

test('[DP-13] says which hosts it tried, and that a retry may help', async () => {
  const url = urlOf(hostOf(standby), '127.0.0.1:1');
  const error = await findWritableHost(url).catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    message: expect.stringMatching(`${hostOf(standby)}: read-only; 127.0.0.1:1: .*ECONNREFUSED`),
  });
  expect(isDatabaseUnavailable(error as Error)).toBe(true);
});

test('[DP-14] follows the primary when it is killed and the standby promoted', async () => {
  const url = urlOf(hostOf(primary), hostOf(standby));
  const askHost = connect(url);
  expect(await askHost()).toBe(hostOf(primary));
  const { listen, end } = createListener({ url, channel: 'test', log });
  ends.defer(() => end());
  const [onMessage, onDisconnected] = [vi.fn(), vi.fn()];
  const listening = new Promise<void>((onConnected) => {
    listen({ onMessage, onConnected, onDisconnected });
  });
  await listening;

  await primary.stop();
  await expect(askHost()).rejects.toThrow();
  expect(onDisconnected).toHaveBeenCalled();
  await standby.promote();
  await vi.waitFor(async () => expect(await askHost()).toBe(hostOf(standby)), 5_000);
  await new Promise<void>((onConnected) => {
    listen({ onMessage, onConnected, onDisconnected });
  });
  await primary.start();
  // The old primary accepts writes too; who follows it would lose what the new one has taken.
  expect(await askHost()).toBe(hostOf(standby));
  expect(await searchAgain(url)).toContain(hostOf(standby));
});
