import { Client } from 'pg';

const limits = { connectionTimeoutMillis: 1_500, query_timeout: 1_500 };

/**
 * Terminates those backends that are not working, which frees their locks, and returns for each
 * known one whether it was. Uses a new connection, without our role: PostgreSQL shows and ends only
 * sessions of the same login.
 */
export async function terminateIdle(
  url: string,
  pids: () => number[],
): Promise<Map<number, boolean>> {
  const client = new Client({ connectionString: url, ...limits });
  // The rejected call reports the same error.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number; isTerminated: boolean }>(statement, [
      pids(),
    ]);
    return new Map(rows.map(({ pid, isTerminated }) => [pid, isTerminated]));
  } finally {
    void client.end();
  }
}

/** A reply may be on its way for a second. Waiting for its `Client` to read is not working. */
const statement = `
  select pid, case
    when (state <> 'active' or wait_event_type = 'Client')
      and state_change < clock_timestamp() - interval '1 second' then pg_terminate_backend(pid)
    else false
  end as "isTerminated"
  from pg_stat_activity
  where pid = any($1::integer[]) and usename = session_user and state <> 'disabled'`;
