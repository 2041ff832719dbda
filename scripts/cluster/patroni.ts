import type { Host } from './hosts.ts';

export interface Member {
  name: string;
  role: string;
  state: string;
  lag?: number | string;
}

/** Returns the nodes of the cluster, as the first host that answers knows them. */
export async function members(databases: readonly Host[]): Promise<Member[]> {
  const lists = databases.map(async ({ address }) => {
    const signal = AbortSignal.timeout(2_000);
    const reply = await fetch(`http://${address}:8008/cluster`, { signal });
    return ((await reply.json()) as { members: Member[] }).members;
  });
  return Promise.any(lists).catch((error: unknown) => {
    if (error instanceof AggregateError) return [];
    throw error;
  });
}

/** Returns the host of the primary, if there is one. */
export async function primaryOf(databases: readonly Host[]): Promise<Host | undefined> {
  const leader = (await members(databases)).find(
    ({ role, state }) => role === 'leader' && state === 'running',
  );
  return databases.find(({ name }) => name === leader?.name);
}
