import { Client } from 'pg';
import { hostUrls } from './database-url.ts';

/** A host that doesn't respond delays a connection by this. */
const limits = { connectionTimeoutMillis: 1_000, query_timeout: 1_000 };
/** Connections opened together share one search. */
const freshMs = 1_000;

interface Search {
  /** When to search again. */
  until: number;
  found: Promise<string>;
}

const searches = new Map<string, Search>();
const lastFound = new Map<string, string>();

/** Returns the URL of the host that accepts writes: the last one found if it still does. */
export function findWritableHost(url: string): Promise<string> {
  const known = searches.get(url);
  if (known && performance.now() < known.until) return known.found;
  const search: Search = {
    until: Infinity,
    found: tryEach(url).finally(() => {
      search.until = performance.now() + freshMs;
    }),
  };
  searches.set(url, search);
  return search.found;
}

async function tryEach(url: string): Promise<string> {
  const last = lastFound.get(url);
  const problems: string[] = [];
  for (const host of new Set([...(last ? [last] : []), ...hostUrls(url)])) {
    const problem = await problemOf(host);
    if (!problem) {
      lastFound.set(url, host);
      return host;
    }
    problems.push(`${new URL(host).host}: ${problem}`);
  }
  throw new Error(`Connection terminated: no host accepts writes (${problems.join('; ')})`);
}

async function problemOf(host: string): Promise<string | undefined> {
  const client = new Client({ connectionString: host, ...limits });
  // The rejected call reports the same error.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ transaction_read_only: string }>(
      'show transaction_read_only',
    );
    return rows[0]?.transaction_read_only === 'off' ? undefined : 'read-only';
  } catch (error) {
    return error instanceof Error ? error.message || error.name : String(error);
  } finally {
    void client.end();
  }
}
