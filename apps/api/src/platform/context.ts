import { mayCall, type StaffRole } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import type { Enqueue } from './jobs.ts';
import type { Log } from './log.ts';
import type { Reader, Tx } from './db/transaction.ts';

/** Who acts. Only a checked session makes a shopper or staff; jobs act as the shop itself. */
export type Actor =
  | { kind: 'guest' }
  | ({ kind: 'shopper' } & SignedIn)
  | ({ kind: 'staff' } & StaffSignedIn)
  | { kind: 'shop' };

export interface SignedIn {
  accountId: string;
  sessionId: string;
}

export interface StaffSignedIn extends SignedIn {
  /** Without one, no call is theirs to make. */
  staffRole?: StaffRole;
}

/** What one use case may reach. It is made per request or job and never shared. */
export interface Ctx {
  actor: Actor;
  requestId: string;
  read: Reader;
  transact: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Promises a job in the caller's transaction: it commits or vanishes with the change. */
  enqueue: Enqueue;
  now: () => Date;
  newId: () => string;
  log: Log;
}

/** Who acts and when, for what joins a transaction and must not open one. */
export type Acting = Pick<Ctx, 'actor' | 'requestId' | 'now' | 'newId'>;

/** For what needs no session: signing in, looking around. */
export function anyone(_ctx: Acting): void {}

/** The signed-in person. Staff may use the shop for themselves. */
export function requireShopper(ctx: Acting): SignedIn {
  if (ctx.actor.kind === 'shopper' || ctx.actor.kind === 'staff') return ctx.actor;
  throw new AppError('auth.required');
}

/** A user id in an address is never an authority: another person's thing is as if it were absent. */
export function requireSelf(ctx: Acting, userId: string): void {
  if (requireShopper(ctx).accountId !== userId) throw new AppError('request.not_found');
}

export function requireStaff(ctx: Acting): StaffSignedIn {
  if (ctx.actor.kind === 'staff') return ctx.actor;
  throw new AppError(ctx.actor.kind === 'shopper' ? 'auth.wrong_role' : 'auth.required');
}

/** Staff whose role includes this call, by the one table of what each may do. */
export function requireRight(ctx: Acting, method: string, path: string): void {
  const { staffRole } = requireStaff(ctx);
  if (!staffRole || !mayCall(staffRole, method, path)) throw new AppError('auth.not_your_task');
}

/** For what only the shop itself does: jobs, seeds and an operator's commands. */
export function requireShop(ctx: Acting): void {
  if (ctx.actor.kind !== 'shop') throw new AppError('auth.required');
}
