import { hash } from 'node:crypto';
import { currentScope, traced } from '@sirkito/process';
import type { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';
import { rememberKey } from './cancel-client.ts';
import { shouldPrepare } from './select-raw.ts';

/** Bounds the plans that each connection caches; later statements are not prepared. */
const maxNames = 128;

/** How long a connection may stay silent: above `statement_timeout`, below a request's deadline. */
const defaultDeadlineMs = 7_500;

/** Lets the kernel find connections that died while idle; Node has it probe every second. */
export const keepAlive = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
};

/** Values are sent apart, so the text holds no personal data. */
const querySpan = (text: string) => ({
  name: 'postgresql',
  kind: 'client' as const,
  attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, 2_000) },
});

interface DatabaseClientConfig extends ClientConfig {
  /** False behind a pooler that can't share named statements, such as PgBouncer before 1.21. */
  preparesStatements?: boolean;
  /** Silence after which a query fails and its connection is closed. */
  deadlineMs?: number;
}

const openClients = new Set<DatabaseClient>();

/**
 * Closes the connection when the database doesn't answer in time, prepares the statements of `selectRaw`
 * and `writeRaw` by giving each a name, and traces queries.
 */
export class DatabaseClient extends Client {
  readonly #names = new Map<string, string>();
  readonly #preparesStatements: boolean;
  readonly #deadlineMs: number;
  #isWaiting = false;
  #answeredAt = 0;

  constructor(options: DatabaseClientConfig = {}) {
    const { preparesStatements = true, deadlineMs = defaultDeadlineMs, ...config } = options;
    super({ ...keepAlive, ...config });
    this.#preparesStatements = preparesStatements;
    this.#deadlineMs = deadlineMs;
    rememberKey(this);
    this.on('connect', () => this.#watch());
    this.on('drain', () => this.#rest());
    this.once('end', () => openClients.delete(this));
  }

  get #socket(): Socket {
    // The driver's stream is a socket, also under TLS.
    return this.connection.stream as Socket;
  }

  #watch(): void {
    openClients.add(this);
    this.#rest();
    const socket = this.#socket;
    socket.setTimeout(this.#deadlineMs, () => {
      const { bytesRead } = socket;
      // After a pause of this process, the answer may wait in the socket.
      setImmediate(() => {
        if (this.#isWaiting && socket.bytesRead === bytesRead) this.#giveUp();
      });
    });
  }

  #rest(): void {
    this.#isWaiting = false;
    this.#answeredAt = performance.now();
  }

  /** Closes this connection and all to the same server that are silent for as long, used or not. */
  #giveUp(): void {
    const error = new Error('Connection terminated: the database stopped responding');
    const silentSince = performance.now() - this.#deadlineMs;
    for (const client of openClients) {
      const isSameServer = client.host === this.host && client.port === this.port;
      const isSilent = client.#answeredAt < silentSince;
      if (client === this || (isSameServer && isSilent)) client.#socket.destroy(error);
    }
  }

  override query = ((...args: [string, unknown[]]) => {
    const [text, values, ...callback] = args;
    const name = typeof text === 'string' ? this.#nameOf(text) : undefined;
    this.#isWaiting = true;
    const send = () =>
      name === undefined ? super.query(...args) : super.query({ name, text, values }, ...callback);
    // Only the metrics and pg-boss use callbacks or query objects.
    const isTraced = currentScope()?.span && typeof text === 'string' && callback.length === 0;
    return isTraced ? traced(querySpan(text), send) : send();
    // pg overloads query(); a callback, if given, is passed through.
  }) as Client['query'];

  #nameOf(text: string): string | undefined {
    if (!this.#preparesStatements || !shouldPrepare(text)) return undefined;
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size === maxNames) return known;
    // By content: behind a pooler, a name means the same statement to all of its clients.
    const name = `sirkito_${hash('sha256', text).slice(0, 32)}`;
    this.#names.set(text, name);
    return name;
  }
}
