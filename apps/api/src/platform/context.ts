import { hasPermission, type StaffRole } from '@sirkito/commerce';
import type { StaffAccess } from '@sirkito/contracts/endpoint';
import { AppError } from '@sirkito/contracts/errors';
import type { Enqueue } from './jobs/job-kind.ts';
import type { Log } from './log.ts';
import type { SecurityLog } from './security-log/security-log.ts';
import type { Reader, Tx } from './db/transaction.ts';

/** The caller. Shoppers and staff come from a verified session; jobs act as the shop itself. */
export type Actor =
  | { kind: 'guest' }
  | ({ kind: 'shopper' } & SignedIn)
  | ({ kind: 'staff' } & StaffSignedIn)
  | { kind: 'shop' };

export interface SignedIn {
  accountId: string;
  sessionId: string;
  /** Registered beside many others from one address; orders once the email address is confirmed. */
  mustConfirmEmail?: boolean;
}

export interface StaffSignedIn extends SignedIn {
  /** Staff without a role have no permissions. */
  staffRole?: StaffRole;
  /** True after the grace period without a second factor. */
  mustSetUpTwoFactor?: boolean;
}

/** Dependencies of a use case. Created per request or job, never shared. */
export interface Ctx {
  actor: Actor;
  requestId: string;
  /** Aborts at the request's time limit, or when the caller leaves. Absent if the work is shared. */
  signal?: AbortSignal | undefined;
  read: Reader;
  transact: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** For work that writes with a single statement: saves the round trips of begin and commit. */
  autocommit: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Queues a job in the caller's transaction, so that both commit or roll back together. */
  enqueue: Enqueue;
  /** The database's time, so that a wrong clock of this machine expires nothing. */
  now: () => Date;
  newId: () => string;
  log: Log;
  /** IP address of the caller. Absent in jobs and commands. */
  clientAddress?: (() => string) | undefined;
  /** Absent in jobs and commands. Use `securityEvent` and `noteSecurityEvent`. */
  securityLog?: SecurityLog | undefined;
}

/** Caller and clock, for functions that join a transaction and must not open one. */
export type ActorContext = Pick<
  Ctx,
  'actor' | 'requestId' | 'now' | 'newId' | 'clientAddress' | 'securityLog'
>;

/** Marks a use case that needs no session, such as signing in or browsing. */
export function anyone(_ctx: ActorContext): void {}

/** Returns the signed-in account. Staff may shop too. */
export function requireShopper(ctx: ActorContext): SignedIn {
  if (ctx.actor.kind === 'shopper' || ctx.actor.kind === 'staff') return ctx.actor;
  throw new AppError('auth.required');
}

/** Returns the signed-in account if it may order. */
export function requireBuyer(ctx: ActorContext): SignedIn {
  const buyer = requireShopper(ctx);
  if (buyer.mustConfirmEmail) throw new AppError('order.email_unconfirmed');
  return buyer;
}

/** Throws "not found" for another account's resource, so that its existence is not revealed. */
export function requireSelf(ctx: ActorContext, userId: string): void {
  if (requireShopper(ctx).accountId !== userId) throw new AppError('request.not_found');
}

export function requireStaff(ctx: ActorContext): StaffSignedIn {
  if (ctx.actor.kind === 'staff') return ctx.actor;
  throw new AppError(ctx.actor.kind === 'shopper' ? 'auth.wrong_role' : 'auth.required');
}

/** Requires staff whose role may take the action; permissions are one table in commerce. */
export function requirePermission(ctx: ActorContext, { staff: area, action }: StaffAccess): void {
  const { staffRole } = requireStaff(ctx);
  if (!staffRole || !hasPermission(staffRole, area, action)) {
    throw new AppError('auth.permission_denied');
  }
}

/** Keeps staff out who must set up two-factor authentication first. */
export function requireTwoFactorSetUp(ctx: ActorContext): void {
  if (ctx.actor.kind === 'staff' && ctx.actor.mustSetUpTwoFactor) {
    throw new AppError('auth.two_factor_setup_required');
  }
}

/** Restricts a use case to jobs, seeds and operator commands. */
export function requireShop(ctx: ActorContext): void {
  if (ctx.actor.kind !== 'shop') throw new AppError('auth.required');
}
