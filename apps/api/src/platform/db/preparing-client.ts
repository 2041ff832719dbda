import { Client } from 'pg';
import { isToBePrepared } from './select-raw.ts';

/** Every connection keeps a plan for each, so there is an end to them; later texts go without. */
const mostNames = 128;
const names = new Map<string, string>();

/** A connection that has the statements of `selectRaw` prepared, each under a name of its own. */
export class PreparingClient extends Client {
  // The driver has an overload for every habit; all of ours are a text and its values.
  override query = ((text: unknown, ...rest: unknown[]) => {
    const name = typeof text === 'string' ? nameOf(text) : undefined;
    return name === undefined
      ? super.query(text as string, ...(rest as [unknown[]]))
      : super.query({ name, text: text as string, values: rest[0] as unknown[] });
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
