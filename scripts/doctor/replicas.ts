import { hostUrls } from '../../apps/api/src/platform/db/database-url.ts';
import type { Settings } from '../services/settings.ts';
import { withClient } from '../services/stores/postgres.ts';
import { good, note, type Finding } from './finding.ts';

const remedy = 'start the standby there, or correct DATABASE_REPLICA_URL in .env';

/** Checks the standbys. The shop works without them. */
export function checkReplicas({ DATABASE_REPLICA_URL: url }: Settings): Promise<Finding[]> {
  return Promise.all((url ? hostUrls(url) : []).map(checkReplica));
}

async function checkReplica(url: string): Promise<Finding> {
  const { host } = new URL(url);
  try {
    const { rows } = await withClient(url, (client) =>
      client.query<{ isStandby: boolean }>('select pg_is_in_recovery() as "isStandby"'),
    );
    return rows[0]?.isStandby
      ? good('replica', `standby at ${host}`)
      : note('replica', `${host} is not a standby and isn't read`, remedy);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return note('replica', `cannot connect to ${host} (${reason}); it isn't read`, remedy);
  }
}
