import { checkReply } from '../checks/check-reply.ts';
import { corpusFor } from '../corpora/corpora.ts';
import type { Operation } from '../document/operations.ts';
import { diceOf } from '../requests/dice.ts';
import { toWire } from '../requests/draft.ts';
import { makeRequest, roleFor } from '../requests/make-request.ts';
import { drafterOf } from '../requests/new-draft.ts';
import type { Suggest } from '../requests/schema-values.ts';
import type { People } from '../shop/people.ts';
import { curlFor } from './curl.ts';
import { createSender } from './send.ts';
import { add, countFailure, countReply, emptyTally, type Failure, type Tally } from './tally.ts';

/** Who calls an API, and what it holds. */
export interface Target {
  /** Of its processes, used in turn. */
  urls: readonly [string, ...string[]];
  people: Pick<People, 'headersOf' | 'accountOf' | 'renew'>;
  /** Sent with every request. */
  headers: Record<string, string>;
  /** `caller` is the one of the request being made. */
  suggest: (operation: Operation, caller: { account: string | undefined }) => Suggest;
  /** Makes whole requests for operations that schemas alone rarely satisfy. */
  example?: (
    operation: Operation,
    caller: { account: string | undefined },
  ) => Parameters<typeof drafterOf>[2];
  /** Reads again what exists. */
  refresh: () => Promise<void>;
}

export interface RunOptions {
  operations: readonly Operation[];
  seed: number;
  /** Number of the first request. */
  start: number;
  requests: number;
  concurrency: number;
  /** Ends the run before all requests are sent. */
  isOver?: () => boolean;
  /** For one reply. */
  deadlineMs?: number;
  /** Bodies that don't fit in a curl command. */
  bodiesFolder: string;
  onFailure?: (failure: Failure) => void;
  onProgress?: (tally: Tally) => void;
}

const refreshEvery = 1_000;
const statusAfterEnd = 401;

/** Sends requests to all operations in turn and checks every reply. */
export async function fuzz(target: Target, options: RunOptions): Promise<Tally> {
  const { operations, seed, start, requests, concurrency } = options;
  const { isOver = () => false, deadlineMs = 5_000 } = options;
  const tally = emptyTally();
  const caller: { account: string | undefined } = { account: undefined };
  const drafters = operations.map((operation) =>
    drafterOf(operation, target.suggest(operation, caller), target.example?.(operation, caller)),
  );
  const senders = target.urls.map((url) => ({ url, ...createSender(url, deadlineMs) }));
  let next = start;

  const sendOne = async (index: number) => {
    const [operation, drafter] = [
      operations[index % operations.length],
      drafters[index % operations.length],
    ];
    const sender = senders[index % senders.length];
    if (!operation || !drafter || !sender) return;
    const dice = diceOf(seed, index);
    const role = roleFor(operation, dice);
    // Generating is synchronous, so requests in flight don't mix.
    caller.account = target.people.accountOf(role);
    const draft = makeRequest(drafter, dice, role);
    const session = target.people.headersOf(role, draft.session);
    const wire = toWire(draft, { ...target.headers, ...session });
    const { sent, wasRepeated } = await sender.send(wire);
    if (wasRepeated) tally.repeats += 1;
    const isValid = draft.changes.length === 0 || corpusFor(operation.id) !== undefined;
    if (isValid) add(tally.validRequests, operation.id);
    countReply(tally, operation.id, 'failure' in sent ? sent.failure : String(sent.status));
    if (!('failure' in sent) && sent.ms > tally.slowest.ms) {
      tally.slowest = { operation: operation.id, ms: Math.round(sent.ms) };
    }
    for (const problem of checkReply(draft, wire, sent)) {
      const curl = curlFor(sender.url, wire, options.bodiesFolder, `${seed}-${index}.bin`);
      const { changes } = draft;
      const failure = { ...problem, operation: operation.id, request: index, changes, curl };
      if (countFailure(tally, failure)) options.onFailure?.(failure);
    }
    const isSessionLost = 'status' in sent && sent.status === statusAfterEnd;
    if (isSessionLost && draft.session === 'own') await target.people.renew(role, session);
  };
  const work = async () => {
    while (next < start + requests && !isOver()) {
      const index = next;
      next += 1;
      if (index % refreshEvery === 0) {
        await target.refresh();
        options.onProgress?.(tally);
      }
      await sendOne(index);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  for (const { close } of senders) close();
  return tally;
}
