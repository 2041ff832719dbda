import { expect, test } from 'vitest';
import {
  disposablePostgres,
  disposableStandby,
} from '../../apps/api/src/testing/disposable-services.ts';
import { freePort } from '../services/ports/free-port.ts';
import { checkReplicas } from './replicas.ts';

test('names the replicas that are no standby or do not respond', async () => {
  expect(await checkReplicas({})).toEqual([]);
  const primary = await disposablePostgres();
  const standby = await disposableStandby(primary);
  const hosts = [standby.url, primary.url].map((url) => new URL(url).host);
  const down = `127.0.0.1:${await freePort()}`;
  const url = `postgres://postgres@${[...hosts, down].join(',')}/postgres`;
  try {
    expect(await checkReplicas({ DATABASE_REPLICA_URL: url })).toMatchObject([
      { mark: 'good', detail: `standby at ${hosts[0]}` },
      { mark: 'note', detail: `${hosts[1]} is not a standby and isn't read` },
      { mark: 'note', detail: expect.stringContaining(`cannot connect to ${down}`) },
    ]);
  } finally {
    await standby.remove();
    await primary.remove();
  }
});
