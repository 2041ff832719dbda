import { Client } from 'pg';
import { shouldPrepare } from './select-raw.ts';

/** Bounds the plans that each connection caches; later statements are not prepared. */
const maxNames = 128;

/** Prepares the statements of `selectRaw` and `writeRaw` by giving each a name. */
export class PreparingClient extends Client {
  readonly #names = new Map<string, string>();

  override query = ((...args: [string, unknown[]]) => {
    const [text, values, ...callback] = args;
    const name = typeof text === 'string' ? this.#nameOf(text) : undefined;
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
