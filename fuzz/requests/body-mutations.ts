import type { Dice } from './dice.ts';
import type { Draft } from './draft.ts';
import { placesOf, type Place } from './json-places.ts';
import { oddValues } from './odd-values.ts';

export type Mutation = (draft: Draft, dice: Dice) => void;

/** Changes a JSON value at one place. */
const atOnePlace =
  (change: (place: Place, dice: Dice) => void): Mutation =>
  (draft, dice) => {
    if (!draft.body || !('json' in draft.body)) return;
    const root = { value: draft.body.json };
    const [first, ...others] = placesOf(root);
    if (first) change(dice.oneOf([first, ...others]), dice);
    draft.body = { json: root.value };
  };

/** Replaces the JSON text. */
const asText =
  (change: (json: string, dice: Dice) => string): Mutation =>
  (draft, dice) => {
    if (!draft.body || !('json' in draft.body)) return;
    const text = change(JSON.stringify(draft.body.json) ?? 'null', dice);
    draft.body = { bytes: Buffer.from(text), type: 'application/json' };
  };

const setBody =
  (bytes: Buffer, type: string | undefined): Mutation =>
  (draft) => {
    draft.body = { bytes, type };
  };

const withType =
  (type: string | undefined): Mutation =>
  (draft) => {
    if (!draft.body || !('json' in draft.body)) return;
    draft.body = { bytes: Buffer.from(JSON.stringify(draft.body.json) ?? 'null'), type };
  };

/** Repeats the first key of the outermost object with another value. */
const duplicateKey = asText((json) => {
  const [key] = /"(?:[^"\\]|\\.)*":/.exec(json) ?? [];
  return key ? json.replace('{', `{${key}"first",`) : json;
});

const wrongTypes: Record<string, (value: unknown) => unknown> = {
  string: (value) => [value],
  number: String,
  boolean: Number,
  object: () => 'an object',
};

export const bodyMutations: Readonly<Record<string, Mutation>> = {
  'field missing': atOnePlace(({ holder, key }) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  }),
  'field of another type': atOnePlace(({ holder, key }) => {
    holder[key] = wrongTypes[typeof holder[key]]?.(holder[key]) ?? null;
  }),
  'field odd': atOnePlace(({ holder, key }, dice) => {
    // Later changes must not reach the value of another request.
    holder[key] = structuredClone(dice.value(oddValues));
  }),
  'fields odd': (draft, dice) => {
    for (let change = 0; change < 4; change += 1) bodyMutations['field odd']?.(draft, dice);
  },
  'field unknown': atOnePlace(({ holder, key }, dice) => {
    const value = holder[key];
    // An array with a property `constructor` can't be changed further.
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const name = dice.oneOf(['__proto__', 'constructor', 'isAdmin', 'role', 'toString', '']);
    Object.defineProperty(value, name, {
      value: structuredClone(dice.value(oddValues)),
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }),
  'array repeated': atOnePlace(({ holder, key }) => {
    const value = holder[key];
    if (Array.isArray(value) && value.length > 0) holder[key] = Array(300).fill(value[0]);
  }),
  'keys duplicated': duplicateKey,
  'JSON cut': asText((json, dice) => json.slice(0, dice.below(json.length))),
  'JSON with garbage': asText((json, dice) => {
    const at = dice.below(json.length);
    return json.slice(0, at) + dice.oneOf([',', '}', '"', 'NaN', '\u0000', '//']) + json.slice(at);
  }),
  'JSON with a BOM': asText((json) => `\uFEFF${json}`),
  'JSON with a huge number': asText((json, dice) =>
    json.replace(/-?\d+(?:\.\d+)?/, dice.oneOf(['1e999', '-0', '9'.repeat(400), '1E-400', '01'])),
  ),
  'JSON nested deeply': asText(() => '['.repeat(20_000) + ']'.repeat(20_000)),
  'invalid UTF-8': setBody(
    Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22]),
    'application/json',
  ),
  'no body': (draft) => {
    draft.body = undefined;
  },
  'empty body': setBody(Buffer.alloc(0), 'application/json'),
  'body too large': setBody(Buffer.alloc(70_000, '[1,'), 'application/json'),
  'text instead of JSON': withType('text/plain'),
  'XML instead of JSON': withType('application/xml'),
  'form instead of JSON': withType('application/x-www-form-urlencoded'),
  'multipart without boundary': withType('multipart/form-data'),
  'another character set': withType('application/json; charset=utf-16'),
  'no content type': withType(undefined),
  'broken content type': withType(';;;'),
};
