import type { RecordedActor } from '@sirkito/contracts/staff/staff-actor-schema';

/** Names who made a change: a staff member, the customer or the shop's own jobs. */
export function actorName({ kind, name }: RecordedActor): string {
  if (kind === 'staff') return name ?? 'Former staff';
  return kind === 'customer' ? 'Customer' : 'System';
}
