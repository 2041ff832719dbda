import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { Client } from 'pg';
import { terminateIdle } from './terminate-idle.ts';

/** Silence after which a second connection asks the database about a query. */
const silenceMs = 2_000;
/** Silence that closes a connection while the database can't be asked: above `statement_timeout`. */
const giveUpMs = 9_000;

/** Connections that have sent a query. */
const watches = new Set<SilenceWatch>();

/**
 * Closes connections that died silently, so that their queries fail and the pool drops them. Slow
 * statements are left alone: the database itself says whether it is working on them.
 */
export class SilenceWatch {
  readonly #client: Client;
  readonly #urlOf: () => string;
  #timer: NodeJS.Timeout | undefined;
  /** When the query in flight was sent. */
  #sentAt: number | undefined;
  #aliveAt = 0;
  #bytesRead = 0;
  #isEnded = false;

  constructor(client: Client, urlOf: () => string) {
    this.#client = client;
    this.#urlOf = urlOf;
    client.on('drain', () => this.#markIdle());
    client.once('end', () => {
      this.#isEnded = true;
      this.#markIdle();
      watches.delete(this);
    });
  }

  /** Call for every query. */
  sent(): void {
    // A query behind another must not restart its clock.
    if (this.#isEnded || this.#sentAt !== undefined) return;
    this.#sentAt = performance.now();
    this.#aliveAt = this.#sentAt;
    watches.add(this);
    this.#scheduleCheck();
  }

  /** True after a second of waiting: a query just sent may not have reached its backend. */
  isSilent(url: string): boolean {
    if (this.#url !== url || this.#sentAt === undefined) return false;
    const isLong = performance.now() - this.#sentAt > 1_000;
    return isLong && this.#socket.bytesRead === this.#bytesRead;
  }

  /** URL of the server it is connected to. */
  get #url(): string {
    return this.#urlOf();
  }

  /** The backend's process id. */
  get pid(): number {
    // The driver leaves it out of its types.
    return (this.#client as Client & { processID: number }).processID;
  }

  confirm(): void {
    this.#aliveAt = performance.now();
  }

  /** Closes the connection, and all unused ones that have been silent for as long. */
  close(cause?: unknown): void {
    const silentSince = this.#sentAt ?? 0;
    const error = new Error('Connection terminated: the database stopped responding', { cause });
    for (const watch of watches) {
      const isUnused = watch.#url === this.#url && watch.#sentAt === undefined;
      if (watch !== this && !(isUnused && watch.#aliveAt < silentSince)) continue;
      watch.#socket.destroy(error);
    }
  }

  get #socket(): Socket {
    // The driver's stream is a socket, also under TLS.
    return this.#client.connection.stream as Socket;
  }

  #markIdle(): void {
    clearTimeout(this.#timer);
    this.#sentAt = undefined;
    this.#aliveAt = performance.now();
  }

  #scheduleCheck(problem?: unknown): void {
    clearTimeout(this.#timer);
    this.#bytesRead = this.#socket.bytesRead;
    // Timers fire up to a millisecond early.
    const latest = this.#aliveAt + giveUpMs - performance.now() + 1;
    this.#timer = setTimeout(() => void this.#check(problem), Math.min(silenceMs, latest)).unref();
  }

  async #check(cause?: unknown): Promise<void> {
    const sentAt = this.#sentAt;
    if (performance.now() - this.#aliveAt >= giveUpMs) {
      // After a pause of this process, a reply may wait in the socket.
      await setImmediate();
      if (this.#sentAt === sentAt && this.#socket.bytesRead === this.#bytesRead) this.close(cause);
      else if (this.#sentAt !== undefined) this.#scheduleCheck();
      return;
    }
    let problem: unknown;
    if (this.isSilent(this.#url)) problem = await checkSilent(this.#url);
    else this.confirm();
    if (sentAt !== undefined && this.#sentAt === sentAt) this.#scheduleCheck(problem);
  }
}

/** One check at a time per database, so that many slow queries cost one connection. */
const checks = new Map<string, Promise<unknown>>();

/** Returns the error that prevented the check, if any. */
function checkSilent(url: string): Promise<unknown> {
  const running = checks.get(url);
  if (running) return running;
  const check = closeDead(url)
    .catch((error: unknown) => error)
    .finally(() => checks.delete(url));
  checks.set(url, check);
  return check;
}

async function closeDead(url: string): Promise<void> {
  const silent = () => [...watches].filter((watch) => watch.isSilent(url));
  const terminated = await terminateIdle(url, () => silent().map(({ pid }) => pid));
  for (const watch of silent()) {
    const isTerminated = terminated.get(watch.pid);
    if (isTerminated === true) watch.close();
    if (isTerminated === false) watch.confirm();
  }
}
