import { gzipSync } from 'node:zlib';
import type { Mutation } from './body-mutations.ts';
import { rawMarker } from './draft.ts';
import { oddStrings } from './odd-values.ts';
import fc from 'fast-check';

const shortOddStrings = oddStrings.filter((text) => text.length <= 500);
const oddText = fc.constantFrom(...shortOddStrings);

const inPath =
  (text: (dice: Parameters<Mutation>[1]) => string): Mutation =>
  (draft, dice) => {
    const [name, ...others] = draft.path.keys();
    if (name !== undefined) draft.path.set(dice.oneOf([name, ...others]), text(dice));
  };

const withHeader =
  (name: string, values: readonly [string, ...string[]]): Mutation =>
  (draft, dice) => {
    draft.headers[name] = dice.oneOf(values);
  };

const session =
  (kind: 'none' | 'expired' | 'garbage'): Mutation =>
  (draft) => {
    draft.session = kind;
  };

/** Changes to the path, the query and the headers. */
export const headMutations: Readonly<Record<string, Mutation>> = {
  'path odd': inPath((dice) => dice.value(oddText)),
  'path of nobody': inPath((dice) => dice.value(fc.uuid())),
  'path badly encoded': inPath((dice) =>
    dice.oneOf(
      ['%ZZ', '%', '%E0%A4%A', '%00', '%2F..%2F', '%C0%AE', '..', ';a=1'].map(
        (text) => rawMarker + text,
      ) as [string, ...string[]],
    ),
  ),
  'query missing': (draft, dice) => {
    draft.query.splice(dice.below(draft.query.length + 1), 1);
  },
  'query odd': (draft, dice) => {
    const parameter = draft.query[dice.below(draft.query.length + 1)];
    if (parameter) parameter[1] = dice.value(oddText);
    else draft.query.push([dice.value(oddText), dice.value(oddText)]);
  },
  'query of every name odd': (draft, dice) => {
    const { queryParameters } = draft.operation;
    draft.query = queryParameters
      .filter(() => dice.chance(0.5))
      .map(({ name }) => [name, dice.value(oddText)]);
  },
  'query repeated': (draft) => {
    draft.query.push(...draft.query.map(([name, value]): [string, string] => [name, `${value}1`]));
  },
  'query as array': (draft) => {
    draft.query = draft.query.map(([name, value]) => [`${name}[]`, value]);
  },
  'query badly encoded': (draft) => {
    draft.query.push([`${rawMarker}%ZZ%`, `${rawMarker}%FF&&=&?#`.replace('#', '')]);
  },
  'query of 300 names': (draft) => {
    draft.query.push(
      ...Array.from({ length: 300 }, (_, n): [string, string] => [`name${n}`, `${n}`]),
    );
  },
  'no session': session('none'),
  'ended session': session('expired'),
  'garbage as session': session('garbage'),
  'idempotency key odd': withHeader('idempotency-key', [
    '',
    'a'.repeat(3_000),
    '\u00ff',
    '../..',
    '0',
  ]),
  'request id odd': withHeader('x-request-id', ['', 'a'.repeat(2_000), '"}\t{"', '\u00e9']),
  'forwarded address odd': withHeader('x-forwarded-for', [
    '',
    '::',
    'unknown',
    '999.1.1.1',
    'a,b,,',
  ]),
  'condition odd': withHeader('if-none-match', ['*', '"', 'W/"a"', ',,,']),
  'accept odd': withHeader('accept', ['text/html', '*/*;q=2', 'a'.repeat(1_000)]),
  'trace odd': withHeader('traceparent', ['00-0-0-0', 'x'.repeat(200), `00-${'f'.repeat(32)}`]),
  'cookie odd': withHeader('cookie', ['__Host-sb=', '__Host-sb=%ZZ; a', ';;;=;', '__Host-sb="\\"']),
  'from another site': withHeader('sec-fetch-site', ['cross-site', 'same-site', 'x']),
  'from an odd origin': withHeader('origin', ['null', 'https://evil.test', 'http://[', '']),
  'body compressed': (draft) => {
    if (!draft.body || !('json' in draft.body)) return;
    draft.headers['content-encoding'] = 'gzip';
    const bytes = gzipSync(JSON.stringify(draft.body.json) ?? 'null');
    draft.body = { bytes, type: 'application/json' };
  },
  'long header': withHeader('x-long', ['a'.repeat(20_000)]),
};
