import type { Host } from './hosts.ts';

export interface Member {
  name: string;
  role: string;
  state: string;
  lag?: number | string;
}

/** Asks the nodes in turn which of them are in the cluster. */
export async function members(databases: readonly Host[]): Promise<Member[]> {
  for (const { address } of databases) {
    try {
      const signal = AbortSignal.timeout(2_000);
      const reply = await fetch(`http://${address}:8008/cluster`, { signal });
      return ((await reply.json()) as { members: Member[] }).members;
    } catch {
      // The next one may be up.
    }
  }
  return [];
}

/** Returns the host of the primary, if there is one. */
export async function primaryOf(databases: readonly Host[]): Promise<Host | undefined> {
  const leader = (await members(databases)).find(
    ({ role, state }) => role === 'leader' && state === 'running',
  );
  return databases.find(({ name }) => name === leader?.name);
}
