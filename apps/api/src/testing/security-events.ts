import type { SecurityEventKind } from '@sirkito/commerce';
import { expect } from 'vitest';
import type { testShop } from './test-shop.ts';

export interface StoredEvent {
  accountId: string | null;
  hash: string | null;
  network: string | null;
  requestId: string | null;
  subject: string | null;
  details: Record<string, unknown>;
  /** The whole row. */
  text: string;
}

/** Returns the events of a kind, once there is one of this account or about this subject. */
export async function findEvents(
  shop: ReturnType<typeof testShop>,
  kind: SecurityEventKind,
  of: { accountId?: string; subject?: string } = {},
): Promise<[StoredEvent, ...StoredEvent[]]> {
  const read = async () => {
    const { rows } = await shop.asOwner(
      `select account_id as "accountId", encode(account_hash, 'hex') as hash, network::text,
         request_id as "requestId", subject, details, to_jsonb(event)::text as text
       from security_event as event
       where kind = $1 and account_id is not distinct from coalesce($2, account_id)
         and subject is not distinct from coalesce($3, subject)
       order by at, id`,
      [kind, of.accountId ?? null, of.subject ?? null],
    );
    return rows as StoredEvent[];
  };
  await expect.poll(async () => (await read()).length, { timeout: 10_000 }).toBeGreaterThan(0);
  // The line above has waited for it.
  return (await read()) as [StoredEvent, ...StoredEvent[]];
}
