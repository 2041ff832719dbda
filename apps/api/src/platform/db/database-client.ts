import { hash } from 'node:crypto';
import { currentScope, traced } from '@sirkito/process';
import { Client, type ClientConfig } from 'pg';
import { rememberKey } from './cancel-client.ts';
import { WritableHostSocket } from './connect-to.ts';
import { shouldPrepare } from './select-raw.ts';
import { SilenceWatch } from './silence-watch.ts';

/** Bounds the plans that each connection caches; later statements are not prepared. */
const maxNames = 128;

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
}

/**
 * Closes the connection when the database stops responding, prepares the statements of `selectRaw`
 * and `writeRaw` by giving each a name, and traces queries.
 */
export class DatabaseClient extends Client {
  readonly #names = new Map<string, string>();
  readonly #watch: SilenceWatch;
  readonly #preparesStatements: boolean;

  constructor({ preparesStatements = true, ...config }: DatabaseClientConfig = {}) {
    super({ ...keepAlive, ...config });
    const { stream } = this.connection;
    const { connectionString = '' } = config;
    this.#watch = new SilenceWatch(this, () =>
      stream instanceof WritableHostSocket ? stream.url : connectionString,
    );
    this.#preparesStatements = preparesStatements;
    rememberKey(this);
  }

  override query = ((...args: [string, unknown[]]) => {
    const [text, values, ...callback] = args;
    const name = typeof text === 'string' ? this.#nameOf(text) : undefined;
    this.#watch.sent();
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
