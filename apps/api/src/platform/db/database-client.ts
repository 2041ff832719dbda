import { currentScope, traced } from '@sirkito/process';
import { Client, type ClientConfig } from 'pg';
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

/**
 * Closes the connection when the database stops responding, prepares the statements of `selectRaw`
 * and `writeRaw` by giving each a name, and traces queries.
 */
export class DatabaseClient extends Client {
  readonly #names = new Map<string, string>();
  readonly #watch: SilenceWatch;

  constructor(config: ClientConfig = {}) {
    super({ ...keepAlive, ...config });
    this.#watch = new SilenceWatch(this, config.connectionString ?? '');
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
    if (!shouldPrepare(text)) return undefined;
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size === maxNames) return known;
    const name = `prepared_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
