import { Client } from 'pg';
import { isToBePrepared } from './select-raw.ts';

/** Every connection keeps a plan for each, so there is an end to them; later texts go without. */
const mostNames = 128;
const names = new Map<string, string>();

/** A connection that has the statements of `selectRaw` prepared, each under a name of its own. */
export class PreparingClient extends Client {
  // The driver has an overload for every habit; a callback, where there is one, comes along as it is.
  override query = ((...given: [string, unknown[]]) => {
    const [text, values, ...done] = given;
    const name = typeof text === 'string' ? nameOf(text) : undefined;
    return name === undefined
      ? super.query(...given)
      : super.query({ name, text, values }, ...done);
  }) as Client['query'];
}

function nameOf(text: string): string | undefined {
  if (!isToBePrepared(text)) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size === mostNames) return known;
  const name = `prepared_${names.size}`;
  names.set(text, name);
  return name;
}
