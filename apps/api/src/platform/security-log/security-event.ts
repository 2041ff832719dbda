import type { SecurityEventKind, securityEventGroups } from '@sirkito/commerce';
import type { ErrorCode } from '@sirkito/contracts/error-catalogue';
import { AppError } from '@sirkito/contracts/errors';
import type { ActorContext } from '../context.ts';
import type { Tx } from '../db/transaction.ts';
import { networkCidr } from '../network.ts';
import { insertSecurityEvents, type EventRow } from './event-row.ts';

interface SecurityEvent {
  kind: SecurityEventKind;
  /** Defaults to the caller. Before a sign-in there is none. */
  accountId?: string | undefined;
  /** What it concerns, such as `order:<id>`, if that isn't the account itself. */
  subject?: string | undefined;
  /** A few words or numbers. No secrets, and no personal data. */
  details?: Readonly<Record<string, string | number | boolean>> | undefined;
}

interface NotedEvent extends SecurityEvent {
  /** As typed; stored as a keyed hash, because it may belong to no account. */
  email?: string | undefined;
}

/** Writes a change into the security log, in the transaction that makes it. */
export async function securityEvent(tx: Tx, by: ActorContext, event: SecurityEvent): Promise<void> {
  await insertSecurityEvents(tx, [toRow(by, event)]);
  by.securityLog?.count(event.kind);
}

/** Writes a read or a failed attempt into the security log within about a second. */
export function noteSecurityEvent(by: ActorContext, event: NotedEvent): void {
  by.securityLog?.add(toRow(by, event));
}

interface ListView {
  kind: (typeof securityEventGroups.personal_data)[number];
  /** Tells pages apart; stored as a keyed hash, because it may hold a name. */
  query: object;
  people: number;
  details?: SecurityEvent['details'];
}

/** Notes a page of a list, weighed by the people on it. */
export function noteListView(
  by: ActorContext,
  { kind, query, people, details = {} }: ListView,
): void {
  const page = by.securityLog?.hash(JSON.stringify(query)).toString('hex', 0, 4) ?? '';
  noteSecurityEvent(by, { kind, details: { ...details, people, page } });
}

/** Notes the event if the work fails with this error, which is then thrown. */
export async function noteFailure<T>(
  by: ActorContext,
  code: ErrorCode,
  event: NotedEvent,
  work: Promise<T>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.code === code) noteSecurityEvent(by, event);
    throw error;
  }
}

function toRow(by: ActorContext, event: NotedEvent): EventRow {
  const callerId = 'accountId' in by.actor ? by.actor.accountId : undefined;
  const address = by.clientAddress?.();
  const hash = event.email === undefined ? undefined : by.securityLog?.hash(event.email);
  return {
    id: by.newId(),
    at: by.now(),
    kind: event.kind,
    // Someone signed in may type an address that isn't theirs.
    account_id: event.accountId ?? (event.email === undefined ? callerId : undefined) ?? null,
    account_hash: hash ?? null,
    network: (address === undefined ? undefined : networkCidr(address)) ?? null,
    request_id: by.requestId,
    subject: event.subject ?? null,
    details: JSON.stringify(event.details ?? {}),
  };
}
