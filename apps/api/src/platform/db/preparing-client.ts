import { Client } from 'pg';
import { isToBePrepared } from './select-raw.ts';

/** Every connection keeps a plan for each, so there is an end to them; later texts go without. */
const mostNames = 128;

/** A connection that has the statements of `selectRaw` prepared, each under a name of its own. */
export class PreparingClient extends Client {
  readonly #names = new Map<string, string>();

  // The driver has an overload for every habit; a callback, where there is one, comes along as it is.
  override query = ((...given: [string, unknown[]]) => {
    const [text, values, ...done] = given;
    const name = typeof text === 'string' ? this.#nameOf(text) : undefined;
    return name === undefined
      ? super.query(...given)
      : super.query({ name, text, values }, ...done);
  }) as Client['query'];

  #nameOf(text: string): string | undefined {
    if (!isToBePrepared(text)) return undefined;
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size === mostNames) return known;
    const name = `prepared_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
