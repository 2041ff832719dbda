import type { ActorContext } from './context.ts';

/** Who made a change, as order events and stock movements store it. */
export interface RecordedActor {
  actorKind: 'customer' | 'staff' | 'system';
  /** Set for staff only. */
  actorId: string | null;
}

/** Guests change no orders; their context is that of the payment provider's messages. */
export function recordedActor({ actor }: Pick<ActorContext, 'actor'>): RecordedActor {
  if (actor.kind === 'staff') return { actorKind: 'staff', actorId: actor.accountId };
  return { actorKind: actor.kind === 'shopper' ? 'customer' : 'system', actorId: null };
}
