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

/**
 * Closes the connection when the database stops responding, and prepares the statements of
 * `selectRaw` and `writeRaw` by giving each a name.
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
    return name === undefined
      ? super.query(...args)
      : super.query({ name, text, values }, ...callback);
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
