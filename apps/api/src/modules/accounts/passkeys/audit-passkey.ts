import { audit } from '#api/platform/audit.ts';
import { requireShopper, type ActorContext } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { securityEvent } from '#api/platform/security-log/security-event.ts';

interface PasskeyChange {
  action: 'accounts.add_passkey' | 'accounts.remove_passkey';
  name: string;
}

/** Logs the change, for staff in the audit log too. */
export async function auditPasskey(
  tx: Tx,
  by: ActorContext,
  { action, name }: PasskeyChange,
): Promise<void> {
  const { accountId } = requireShopper(by);
  const isAdded = action === 'accounts.add_passkey';
  await securityEvent(tx, by, { kind: isAdded ? 'passkey_added' : 'passkey_removed' });
  if (by.actor.kind !== 'staff') return;
  await audit(tx, by, {
    action,
    subject: `account:${accountId}`,
    before: isAdded ? null : { passkey: name },
    after: isAdded ? { passkey: name } : null,
  });
}
